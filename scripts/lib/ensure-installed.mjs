import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, peer?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

const leastNode = [20, 19];

/**
 * Checks that this Node runs the project.
 *
 * @param {string} version - as `process.versions.node`, e.g. `20.19.4`
 * @throws {Error} when it is older than the oldest supported one
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Error(
    `Node ${version} is too old: this project needs Node ${leastNode.join('.')} or newer. ` +
      'Install it (with nvm: `nvm install`), then run the same command again.',
  );
}

/**
 * Installs the dependencies when `node_modules` is missing or doesn't fit `package-lock.json`. Silent and quick when
 * it fits.
 *
 * @param {string} root - folder of `package.json`
 * @param {(root: string) => void} [install] - what installs; throws when it fails
 * @throws {Error} when Node is too old or the installation fails
 */
export function ensureInstalled(root, install = npmCi) {
  checkNodeVersion(process.versions.node);
  if (!isInstalled(root)) install(root);
}

/**
 * Whether npm's own note of what it installed names the same packages as the lock file.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  const wanted = packagesOf(join(root, 'package-lock.json'));
  // Optional packages are those of other platforms too.
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const present = installed[path];
    return present ? present.version === version : path === '' || optional === true;
  });
}

/**
 * @param {string} file - a lock file
 * @returns {Record<string, LockedPackage>} path below the root → package
 */
function packagesOf(file) {
  return /** @type {Lockfile} */ (JSON.parse(readFileSync(file, 'utf8'))).packages ?? {};
}

/** @type {(root: string) => void} */
function npmCi(root) {
  console.log('Installing what is missing (once, about a minute)…');
  // Under `npm start` npm says where it stands; a shell is needed for npm.cmd alone.
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm'];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) {
    const reason = error ? error.message : 'npm gives the reason above';
    throw new Error(
      `The dependencies could not be installed: ${reason}. ` +
        'Check the network and that package-lock.json fits package.json, then run the same command again.',
    );
  }
}
