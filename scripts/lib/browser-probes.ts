import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserProbes } from './find-browser';
import { failureOf, installPackages, which } from './machine';

/** This machine, as {@link findBrowser} sees it. */
export const browserProbes: BrowserProbes = {
  platform: process.platform,
  env: process.env,
  works,
  which,
  download() {
    const path = chromium.executablePath();
    if (works(path)) return { path };
    console.log("No Chromium or Chrome is installed: downloading Playwright's…");
    const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
    // A blocked address is noticed by the time limit alone.
    const reason = failureOf(process.execPath, [cli, 'install', 'chromium'], 180);
    return reason ? { reason } : { path };
  },
  installPackage() {
    const reason = installPackages('chromium');
    return reason ? { reason } : { path: '/usr/bin/chromium' };
  },
};

function works(path: string): boolean {
  // On Windows `chrome --version` opens a window.
  return existsSync(path) && (process.platform === 'win32' || !failureOf(path, ['--version'], 20));
}
