import { join } from 'node:path';

/** What the search asks of the machine; injected, so that it can be tested on any. */
export interface BrowserProbes {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether this program stands there and starts (a browser without its system libraries doesn't). */
  readonly works: (path: string) => boolean;
  /** Absolute path of a program of the search path, if it is there. */
  readonly which: (name: string) => string | undefined;
  /** Brings Playwright's own browser; its path, or why it can't be had. */
  readonly download: () => Attempt;
  /** Installs Debian's package; its path, or why it can't be had. */
  readonly installPackage: () => Attempt;
}

/** A path to try, or the reason why there is none. */
export type Attempt = { readonly path: string } | { readonly reason: string };

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own
 * download, Debian's package, in this order.
 *
 * @param probes - the machine
 * @returns absolute path of a browser that starts
 * @throws Error that lists what was tried, and at once when `CHROMIUM_PATH` is set to something that doesn't start
 */
export function findBrowser(probes: BrowserProbes): string {
  const chosen = probes.env['CHROMIUM_PATH'];
  if (chosen) {
    if (probes.works(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is '${chosen}', which doesn't start. Mend it, or leave it out.`);
  }
  const tried: string[] = [];
  const accept = (path: string) => {
    if (probes.works(path)) return true;
    tried.push(`${path}: not there, or doesn't start`);
    return false;
  };
  const found = installedPlaces(probes).find(accept);
  if (found) return found;
  const attempts = [
    ["Playwright's download", probes.download],
    ["Debian's package", probes.installPackage],
  ] as const;
  for (const [name, attempt] of attempts) {
    const result = attempt();
    if ('reason' in result) tried.push(`${name}: ${result.reason}`);
    else if (accept(result.path)) return result.path;
  }
  throw new Error(
    'No Chromium or Chrome was found for the browser tests. Install one (on Debian: sudo apt-get install chromium), ' +
      'or set CHROMIUM_PATH. Tried:\n' +
      [`programs named ${programs.join(', ')}`, ...tried].map((line) => `  - ${line}`).join('\n'),
  );
}

function installedPlaces({ platform, env, which }: BrowserProbes): readonly string[] {
  if (platform === 'darwin') {
    const applications = ['/Applications', join(env['HOME'] ?? '', 'Applications')];
    return applications.flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .flatMap((folder) =>
        ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application/chrome.exe')),
      );
  }
  return programs.flatMap((name) => which(name) ?? []);
}
