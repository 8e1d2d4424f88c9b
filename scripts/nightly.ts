// `npm run nightly -- SOURCE --commit SHA [--day 2025-11-10] [--platform-version X] [--runs-on X]`: moves nightly to
// another commit of the platform, then lists what a person must look at.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { developedVersion } from '../config/site';
import { documentedVersion } from '../config/versions';
import { requireCleanTree } from './releases/cleanTree';
import { entryIn, versionsFile } from './releases/editVersions';
import { moveSteps } from './releases/move/plan';
import { listLines, moveLists } from './releases/move/report';
import { factsSnapshot } from './releases/move/snapshot';
import { runMove } from './releases/move/steps';
import { fromCallersFolder } from './lib/callers-folder';
import { readFacts } from './lib/read-facts';
import { runMain } from './lib/run-main';

const root = join(import.meta.dirname, '..');

function npm(command: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(error?.message ?? `npm run ${command} tells the reason above`);
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      commit: { type: 'string' },
      day: { type: 'string' },
      'platform-version': { type: 'string' },
      'runs-on': { type: 'string' },
    },
    allowPositionals: true,
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) {
    throw new Error('Say where the source stands: npm run nightly -- PATH --commit SHA');
  }
  requireCleanTree(root);
  const before = documentedVersion(developedVersion);
  const request = {
    source: fromCallersFolder(source),
    version: before.name,
    ref: values.commit,
    day: values.day,
  };
  const asked = { platform: values['platform-version'], runsOn: values['runs-on'] };
  const steps = moveSteps(root, before, asked, { facts: () => readFacts(root, request), npm });
  const snapshot = factsSnapshot(root);
  try {
    const results = await runMove(root, steps, (line) => console.log(line));
    const after = entryIn(readFileSync(join(root, versionsFile), 'utf8'), before);
    if (after.day === '') console.log('  its day is unknown to git; --day 2025-11-10 tells it');
    console.log(listLines(moveLists(root, snapshot.folder, before, after)).join('\n'));
    const failed = results.filter(({ state }) => state === 'failed');
    console.log(
      `\n${results.length - failed.length} steps done or idle, ${failed.length} failed. Nothing is committed.`,
    );
    return failed.length === 0;
  } finally {
    snapshot.remove();
  }
});
