import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Absolute path of a program of the search path; undefined when it isn't there. */
export function which(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * Runs a program.
 *
 * @param seconds - how long it may take
 * @returns why it didn't end well; undefined when it did
 */
export function failureOf(
  command: string,
  args: readonly string[],
  seconds: number,
  cwd?: string,
): string | undefined {
  const { status, error, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: seconds * 1000,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The second keeps a package's service from starting.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    cwd,
  });
  if (status === 0) return undefined;
  const last = `${stdout}\n${stderr}`.trim().split('\n').at(-1);
  return `${command}: ${error?.message ?? last ?? `ended with status ${String(status)}`}`;
}

/** Runs apt-get as {@link failureOf} does; once more with fresh lists of packages, which a bare machine doesn't have. */
export function apt(args: readonly string[], seconds: number, cwd?: string): string | undefined {
  if (!which('apt-get')) return 'this is no Debian or Ubuntu (no apt-get)';
  const run = (...own: string[]) =>
    failureOf('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...own], seconds, cwd);
  const first = run(...args);
  if (first === undefined || process.getuid?.() !== 0) return first;
  return run('update', '-q') ?? run(...args);
}

/** Installs Debian's packages; undefined, or why that can't be done. */
export function installPackages(...packages: readonly string[]): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) console.log(`Installing Debian's ${packages.join(', ')}…`);
  else if (which('apt-get')) return `only root can install it: \`apt-get install ${packages.join(' ')}\``;
  return apt(['install', '-q', '-y', '--no-install-recommends', ...packages], 300);
}
