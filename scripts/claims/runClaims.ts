import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import type { Claim } from '../../plugins/claims/node/claims';
import { runPython } from '../examples/runPython';
import { inNewFolder } from '../lib/new-folder';

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
  const args = [runner, availableParallelism(), timeLimit].map(String);
  const files = claims.map(({ file }) => join(root, file));
  // Each may run twice.
  const limit = (claims.length + 1) * 2 * timeLimit * 1000;
  const { end, printed } = await inNewFolder((folder) =>
    runPython(python, [...args, ...files], folder, limit),
  );
  if (end) throw new Error(`the runner of the claims: ${end}\n${printed.trimEnd().slice(-2000)}`);
  const lines = printed.split('\n').filter((line) => line.startsWith('{"file"'));
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
