import type { Browser } from '@playwright/test';
import type { FirstVisit } from './budgets';
import { open } from './hydrated';
import { layoutShift } from './layoutShift';
import { saveData } from './saveData';

type Kind = Exclude<keyof FirstVisit, 'shift'>;

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/**
 * Opens a page with an empty cache and counts what comes over the wire, headers included, until the network rests.
 * Other pages' files aren't counted: nothing is prefetched under save-data.
 *
 * @param browser - the visit gets a context of its own
 * @param address - full address of the page
 * @returns bytes by kind and the layout's shift once page and fonts have loaded
 */
export async function firstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kindOf = new Map<string, Kind>();
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  network.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds[type] ?? 'other');
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kindOf.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await saveData(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const shift = await layoutShift(page);
  await context.close();
  return { ...bytes, shift };
}
