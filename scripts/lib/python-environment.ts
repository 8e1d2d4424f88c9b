import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FoundPython, PythonProbes } from './platform-python';

/** Output of a program that ends well, trimmed; undefined when it doesn't start or fails. */
function output(program: string, args: readonly string[]): string | undefined {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** This machine, for the search of a Python. */
export const pythonProbes: PythonProbes = {
  env: process.env,
  version: (program) => {
    const words = output(program, ['-c', 'import sys; print(*sys.version_info[:2])'])?.split(' ');
    const [major, minor] = (words ?? []).map(Number);
    return major !== undefined && minor !== undefined ? [major, minor] : undefined;
  },
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  uv: (version) => output('uv', ['python', 'find', version]),
};

/**
 * Makes a virtual environment with pinned packages, or finds the one made before: each has its place by what it
 * was made of, so that it never is out of date.
 *
 * @param python - what it is made with
 * @param requirements - files of the pinned packages
 * @param cache - folder that keeps the environments
 * @returns path of the environment's Python
 * @throws Error with the installer's own words when it fails
 */
export function pythonEnvironment(
  python: FoundPython,
  requirements: readonly string[],
  cache: string,
): string {
  const hash = createHash('sha256');
  for (const file of requirements) hash.update(readFileSync(file));
  hash.update(python.program);
  const folder = join(cache, `python-${python.version.join('.')}-${hash.digest('hex').slice(0, 12)}`);
  const program = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  const ready = join(folder, 'ready');
  if (existsSync(ready)) return program;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  run(python.program, ['-m', 'venv', folder]);
  const files = requirements.flatMap((file) => ['-r', file]);
  run(program, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...files]);
  writeFileSync(ready, '');
  return program;
}

function run(program: string, args: readonly string[]): void {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.status !== 0) {
    const words = result.error?.message ?? `${result.stdout}${result.stderr}`.trim();
    throw new Error(`'${program} ${args.join(' ')}' failed:\n${words}`);
  }
}
