import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Attempt, BrowserProbes } from './find-browser';
import { which } from './which';

const seconds = 1000;

/** This machine, as {@link findBrowser} sees it. */
export const browserProbes: BrowserProbes = {
  platform: process.platform,
  env: process.env,
  works,
  which,
  download() {
    if (works(chromium.executablePath())) return { path: chromium.executablePath() };
    console.log("No Chromium or Chrome is installed: downloading Playwright's…");
    const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
    // A blocked address is noticed by the time limit alone.
    return attempt(process.execPath, [cli, 'install', 'chromium'], 180 * seconds, chromium.executablePath());
  },
  installPackage() {
    if (!which('apt-get')) return { reason: 'this is no Debian or Ubuntu (no apt-get)' };
    if (process.getuid?.() !== 0) return { reason: 'only root can install it: `apt-get install chromium`' };
    console.log("Installing Debian's Chromium…");
    const update = attempt('apt-get', ['update', '-q'], 120 * seconds, '');
    if ('reason' in update) return update;
    const args = ['install', '-q', '-y', '--no-install-recommends', 'chromium'];
    return attempt('apt-get', args, 300 * seconds, '/usr/bin/chromium');
  },
};

function works(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `chrome --version` opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20 * seconds }).status === 0;
}

function attempt(command: string, args: readonly string[], timeout: number, path: string): Attempt {
  const { status, error, stderr, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return { path };
  const last = `${stdout}\n${stderr}`.trim().split('\n').at(-1);
  return { reason: error?.message ?? last ?? `ended with status ${String(status)}` };
}
