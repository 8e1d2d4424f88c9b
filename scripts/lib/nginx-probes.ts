import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureNginx, type FoundNginx, type NginxProbes } from './ensure-nginx';
import { which } from './which';

const seconds = 1000;
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** This machine, as {@link ensureNginx} sees it. */
const nginxProbes: NginxProbes = {
  env: process.env,
  works: (path) => existsSync(path) && run(path, ['-v'], 20) === undefined,
  which,
  unpack(folder) {
    const downloads = mkdtempSync(join(tmpdir(), 'nginx-packages-'));
    try {
      const missing = withLists(['download', '-q', ...packages], 120, downloads);
      if (missing) return missing;
      mkdirSync(folder, { recursive: true });
      return readdirSync(downloads)
        .map((file) => run('dpkg-deb', ['-x', join(downloads, file), resolve(folder)], 60))
        .find((reason) => reason !== undefined);
    } finally {
      rmSync(downloads, { recursive: true });
    }
  },
  install() {
    if (process.getuid?.() !== 0) return 'only root can install it: `apt-get install nginx`';
    return withLists(['install', '-q', '-y', '--no-install-recommends', ...packages], 300);
  },
};

/**
 * The nginx of this machine's tests. Where none is installed, Debian's is unpacked into `.cache/nginx` of the working
 * folder.
 */
export function findNginx(): FoundNginx {
  return ensureNginx(nginxProbes, resolve('.cache/nginx'));
}

/** Runs apt-get; when it fails, once more with fresh lists of packages, which a bare machine doesn't have. */
function withLists(args: readonly string[], limit: number, cwd?: string): string | undefined {
  if (process.platform !== 'linux') return 'this is no Debian or Ubuntu (no apt-get)';
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const first = run('apt-get', [...wait, ...args], limit, cwd);
  if (first === undefined || process.getuid?.() !== 0) return first;
  return run('apt-get', [...wait, 'update', '-q'], 120) ?? run('apt-get', [...wait, ...args], limit, cwd);
}

/** Why a program didn't end well; undefined when it did. */
function run(command: string, args: readonly string[], limit: number, cwd?: string): string | undefined {
  const { status, error, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: limit * seconds,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The second keeps a package's service from starting.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    ...(cwd === undefined ? {} : { cwd }),
  });
  if (status === 0) return undefined;
  const last = `${stdout}\n${stderr}`.trim().split('\n').at(-1);
  return `${command}: ${error?.message ?? last ?? `ended with status ${String(status)}`}`;
}
