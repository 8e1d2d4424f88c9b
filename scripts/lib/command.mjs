import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Scripts of the installed packages that the commands start, below `node_modules`. */
export const binaries = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  tsx: 'tsx/dist/cli.mjs',
};

/**
 * The body of a command that `npm` starts: installs what is missing, runs an installed package's script in the
 * project's folder and ends as it ends.
 *
 * @param {keyof typeof binaries} name - which one
 * @param {readonly string[]} args - its arguments
 */
export function runInstalled(name, args) {
  try {
    ensureInstalled(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const child = spawn(process.execPath, [join(root, 'node_modules', binaries[name]), ...args], {
    cwd: root,
    // Versions are pinned: no look-up of newer ones, which would ask the network in every build.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child by itself; this process waits for it, so that the prompt returns after its last line.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}
