import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureNginx, type FoundNginx, type NginxProbes } from './ensure-nginx';
import { apt, failureOf, installPackages, which } from './machine';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** This machine, as {@link ensureNginx} sees it. */
const nginxProbes: NginxProbes = {
  env: process.env,
  works: (path) => existsSync(path) && failureOf(path, ['-v'], 20) === undefined,
  which,
  unpack(folder) {
    const downloads = mkdtempSync(join(tmpdir(), 'nginx-packages-'));
    try {
      const missing = apt(['download', '-q', ...packages], 120, downloads);
      if (missing) return missing;
      mkdirSync(folder, { recursive: true });
      return readdirSync(downloads)
        .map((file) => failureOf('dpkg-deb', ['-x', join(downloads, file), resolve(folder)], 60))
        .find((reason) => reason !== undefined);
    } finally {
      rmSync(downloads, { recursive: true });
    }
  },
  install: () => installPackages(...packages),
};

/**
 * The nginx of this machine's tests. Where none is installed, Debian's is unpacked into `.cache/nginx` of the working
 * folder.
 */
export function findNginx(): FoundNginx {
  return ensureNginx(nginxProbes, resolve('.cache/nginx'));
}
