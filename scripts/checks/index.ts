// Every check of the project, each with a line and its time: `npm test [-- --only unit,lint]`.
import { mkdirSync, rmSync } from 'node:fs';
import { runSteps } from './report';
import { chosenSteps } from './chosen';
import { steps } from './steps';

const terminal = process.stdout.isTTY;
const clear = terminal ? '\r\u001b[K' : '';

try {
  const chosen = chosenSteps(steps, process.argv.slice(2));
  // Reports of an earlier run must not be counted.
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const { failed } = await runSteps(chosen, {
    print: (line) => console.log(clear + line),
    announce: (line) => {
      if (terminal) process.stdout.write(line);
    },
    now: () => performance.now(),
  });
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
