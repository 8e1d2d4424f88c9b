import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Claim, claimsFolder } from '../../plugins/claims/build/claims';

const timeLimit = 120_000;
const shownLines = 12;

/**
 * Runs a claim in a process and an empty folder of its own.
 *
 * @param root - the project's folder
 * @param python - what runs it
 * @returns what went wrong, in the last lines of what the program printed; undefined when the claim held
 */
export function runClaim(root: string, python: string, claim: Claim): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'claim-'));
  const { PATH, LANG, SYSTEMROOT } = process.env;
  const options = {
    cwd: folder,
    timeout: timeLimit,
    killSignal: 'SIGKILL' as const,
    maxBuffer: 64 * 1024 * 1024,
    // Nothing of the machine's settings but the kit.
    env: {
      PATH,
      LANG,
      SYSTEMROOT,
      HOME: folder,
      TZ: 'UTC',
      PYTHONUTF8: '1',
      PYTHONPATH: join(root, claimsFolder),
    },
  };
  return new Promise((resolve) => {
    execFile(python, ['-B', join(root, claim.file)], options, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true, force: true });
      if (!error) resolve(undefined);
      else resolve(`${endOf(error)}\n${lastLines(`${stdout}\n${stderr}`)}`.trimEnd());
    });
  });
}

function endOf(error: {
  code?: unknown;
  signal?: NodeJS.Signals | null | undefined;
  killed?: boolean;
}): string {
  if (error.killed) return `it ran longer than ${timeLimit / 1000} s`;
  if (error.signal) return `the process was ended by ${error.signal}`;
  return `the process ended with ${String(error.code)}`;
}

function lastLines(output: string): string {
  const lines = output.trimEnd().split('\n');
  return lines.slice(-shownLines).join('\n').replaceAll(/^/gm, '    ');
}
