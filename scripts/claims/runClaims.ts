import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Claim } from '../../plugins/claims/node/claims';

const runner = join(import.meta.dirname, '../../platform/run_claims.py');
const timeLimit = 60;

/**
 * Runs claims, each in a process and an empty folder of its own (platform/run_claims.py).
 *
 * @param root - the project's folder
 * @param python - what runs them, with a version's package
 * @returns what went wrong, by name of the claim, in the last lines of what its program printed; those that held have none
 * @throws Error when the runner itself ends badly
 */
export async function runClaims(
  root: string,
  python: string,
  claims: readonly Claim[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(claims.map(({ file, name }) => [file, name]));
  const failures = new Map<string, string>();
  const lines = await output(python, [
    runner,
    String(availableParallelism()),
    String(timeLimit),
    ...claims.map(({ file }) => join(root, file)),
  ]);
  for (const line of lines) {
    const { file, failure } = JSON.parse(line) as { file: string; failure?: string };
    const name = names.get(relative(root, file).replaceAll('\\', '/'));
    if (name !== undefined && failure !== undefined) failures.set(name, failure);
  }
  if (lines.length !== claims.length) {
    throw new Error(`${lines.length} of ${claims.length} claims told how they ended`);
  }
  return failures;
}

/** What a Python program prints, in lines. Nothing of the machine's settings reaches it. */
function output(python: string, args: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  const { PATH, LANG, SYSTEMROOT } = process.env;
  const env = { PATH, LANG, SYSTEMROOT, HOME: folder, TZ: 'UTC', PYTHONUTF8: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(python, ['-B', ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      rmSync(folder, { recursive: true, force: true });
      if (code === 0) resolve(text.split('\n').filter(Boolean));
      else reject(new Error(`the runner of the claims ended with ${signal ?? String(code)}`));
    });
  });
}
