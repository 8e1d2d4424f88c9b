import { spawn } from 'node:child_process';

/** Milliseconds that a page's program may take. */
const timeLimit = 180_000;

/**
 * Runs Python in a folder, and waits for it.
 *
 * @param python - what runs
 * @param args - its arguments
 * @param cwd - the folder, which is the home too
 * @param printed - descriptor of the file that takes all that it prints; without one that is lost
 * @param limit - milliseconds that it may take
 * @returns how it ended when it ended badly: its signal, its exit code, or that its time was up
 * @throws Error when the process can't be started
 */
export function ended(
  python: string,
  args: readonly string[],
  cwd: string,
  printed?: number,
  limit = timeLimit,
): Promise<string | undefined> {
  const { PATH, LANG, SYSTEMROOT } = process.env;
  const output = printed ?? 'ignore';
  return new Promise((resolve, reject) => {
    const child = spawn(python, ['-B', ...args], {
      cwd,
      // Nothing of the machine's settings: a reader has none of them.
      env: { PATH, LANG, SYSTEMROOT, HOME: cwd, TZ: 'UTC', PYTHONUTF8: '1' },
      stdio: ['ignore', output, output],
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limit);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (late) resolve(`it ran longer than ${limit / 1000} s`);
      else if (signal) resolve(`the process was ended by ${signal}`);
      else resolve(code ? `the process ended with code ${code}` : undefined);
    });
  });
}
