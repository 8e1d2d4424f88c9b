import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inNewFolder } from '../lib/new-folder';

/** Milliseconds that a page's program may take. */
const timeLimit = 180_000;

/** What became of a run. */
interface Ended {
  /** How it ended when it ended badly: its signal, its exit code, or that its time was up. */
  readonly end: string | undefined;
  /** All that it printed. */
  readonly printed: string;
}

/**
 * Runs Python in a folder, and waits for it.
 *
 * @param python - what runs
 * @param args - its arguments
 * @param cwd - the folder, which is the home too
 * @param limit - milliseconds that it may take
 * @throws Error when the process can't be started
 */
export function runPython(
  python: string,
  args: readonly string[],
  cwd: string,
  limit = timeLimit,
): Promise<Ended> {
  return inNewFolder(async (folder) => {
    const file = join(folder, 'printed');
    const output = openSync(file, 'a');
    try {
      const end = await ended(python, args, cwd, output, limit);
      return { end, printed: readFileSync(file, 'utf8') };
    } finally {
      closeSync(output);
    }
  });
}

function ended(
  python: string,
  args: readonly string[],
  cwd: string,
  output: number,
  limit: number,
): Promise<string | undefined> {
  const { PATH, LANG, SYSTEMROOT } = process.env;
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
