import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

/** The project's folder. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Scripts of the installed packages that the commands start, below `node_modules`. */
const binaries = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  tsx: 'tsx/dist/cli.mjs',
};

const passed = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {[name: keyof typeof binaries, ...args: string[]]} Command */

/**
 * The body of a command that `npm` starts: installs what is missing, runs installed packages' scripts in the
 * project's folder, one after the other, and ends as the last one does, or the first that fails.
 *
 * @param {Command[]} commands - each its name and arguments
 */
export function runInstalled(...commands) {
  try {
    ensureInstalled(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  runInTurn(commands);
}

/** @type {(commands: readonly Command[]) => void} */
function runInTurn([command, ...others]) {
  if (!command) return;
  const [name, ...args] = command;
  const child = spawn(process.execPath, [join(root, 'node_modules', binaries[name]), ...args], {
    cwd: root,
    // Versions are pinned: no look-up of newer ones, which would ask the network in every build.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    stdio: 'inherit',
  });
  /** @type {(signal: NodeJS.Signals) => void} */
  const pass = (signal) => {
    // Ctrl-C reaches the child by itself; this process waits for it, so that the prompt returns after its last line.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of passed) process.on(signal, pass);
  child.on('exit', (code, signal) => {
    for (const each of passed) process.off(each, pass);
    if (code === 0 && others.length > 0) runInTurn(others);
    else process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}
