import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the search asks of the machine; injected, so that it can be tested on any. */
export interface NginxProbes {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether this program starts (one without its libraries doesn't). */
  readonly works: (path: string) => boolean;
  /** Absolute path of a program of the search path, if it is there. */
  readonly which: (name: string) => string | undefined;
  /** Unpacks Debian's packages into a folder, without installing them; undefined, or why that can't be done. */
  readonly unpack: (folder: string) => string | undefined;
  /** Installs Debian's packages; undefined, or why that can't be done. */
  readonly install: () => string | undefined;
}

/** An nginx to test with, or why there is none. */
export type FoundNginx =
  | {
      readonly program: string;
      /** The module that serves brotli twins; absent where it isn't there. */
      readonly brotliModule?: string;
    }
  | { readonly reason: string };

const module = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Finds an nginx for the tests of hosts: `NGINX_PATH`, an installed one with its brotli module, Debian's packages
 * unpacked into a folder (no rights needed, and no service starts), the same installed, an installed one without the
 * module, in this order.
 *
 * @param probes - the machine
 * @param folder - where packages are unpacked, kept for the next time
 * @returns what to start, or the reason why there is nothing
 */
export function ensureNginx(probes: NginxProbes, folder: string): FoundNginx {
  const found = (program: string, root: string): FoundNginx => {
    const path = join(root, module);
    return existsSync(path) ? { program, brotliModule: path } : { program };
  };
  const chosen = probes.env['NGINX_PATH'];
  if (chosen) {
    if (probes.works(chosen)) return found(chosen, '/');
    return { reason: `NGINX_PATH is '${chosen}', which doesn't start` };
  }
  const installed = () =>
    [probes.which('nginx'), '/usr/sbin/nginx'].find((path) => path && probes.works(path));

  const before = installed();
  if (before && existsSync(join('/', module))) return found(before, '/');

  const unpacked = join(folder, 'usr/sbin/nginx');
  const tried: string[] = [];
  if (!probes.works(unpacked)) tried.push(probes.unpack(folder) ?? "the unpacked one doesn't start");
  if (probes.works(unpacked)) return found(unpacked, folder);
  if (before) return found(before, '/');

  const refused = probes.install();
  if (refused) tried.push(refused);
  const after = installed();
  return after ? found(after, '/') : { reason: ['no nginx is installed', ...tried].join('; ') };
}
