import { describe, expect, it, vi } from 'vitest';
import { type BrowserProbes, findBrowser } from './find-browser';

/** A Linux machine on which the given paths start. */
function machine(working: readonly string[], more: Partial<BrowserProbes> = {}): BrowserProbes {
  return {
    platform: 'linux',
    env: {},
    works: (path) => working.includes(path),
    which: (name) => working.find((path) => path.endsWith(`/bin/${name}`)),
    download: vi.fn(() => ({ reason: 'no network' })),
    installPackage: vi.fn(() => ({ reason: 'not root' })),
    ...more,
  };
}

describe('findBrowser', () => {
  it('takes CHROMIUM_PATH before all', () => {
    const probes = machine(['/my/chrome', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/my/chrome' } });
    expect(findBrowser(probes)).toBe('/my/chrome');
  });

  it('says that CHROMIUM_PATH is wrong instead of taking another', () => {
    const probes = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } });
    expect(() => findBrowser(probes)).toThrow(/CHROMIUM_PATH is '\/gone'/);
  });

  it('takes an installed browser before it downloads any', () => {
    const probes = machine(['/usr/bin/google-chrome-stable']);
    expect(findBrowser(probes)).toBe('/usr/bin/google-chrome-stable');
    expect(probes.download).not.toHaveBeenCalled();
  });

  it('passes over an installed browser that does not start', () => {
    const probes = machine(['/usr/bin/google-chrome'], {
      which: (name) =>
        ['/snap/bin/chromium', '/usr/bin/google-chrome'].find((path) => path.endsWith(`/${name}`)),
    });
    expect(findBrowser(probes)).toBe('/usr/bin/google-chrome');
  });

  it('knows the usual places of macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([mac], { platform: 'darwin' }))).toBe(mac);
    const windows = '/Program Files/Google/Chrome/Application/chrome.exe';
    const env = { PROGRAMFILES: '/Program Files' };
    expect(findBrowser(machine([windows], { platform: 'win32', env }))).toBe(windows);
  });

  it('downloads, and goes on to the package when the download lacks its libraries', () => {
    const download = () => ({ path: '/cache/chrome' });
    expect(findBrowser(machine(['/cache/chrome'], { download }))).toBe('/cache/chrome');
    const installPackage = () => ({ path: '/usr/bin/chromium' });
    const which = () => undefined;
    expect(findBrowser(machine(['/usr/bin/chromium'], { download, installPackage, which }))).toBe(
      '/usr/bin/chromium',
    );
  });

  it('lists all it tried', () => {
    expect(() => findBrowser(machine([]))).toThrow(
      /set CHROMIUM_PATH[\s\S]*google-chrome-stable[\s\S]*download: no network[\s\S]*package: not root/,
    );
  });
});
