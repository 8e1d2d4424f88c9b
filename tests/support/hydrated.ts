import type { Page, Response } from '@playwright/test';

/** Waits until React runs the page: until then clicks go nowhere and hydration errors haven't shown. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
}

/**
 * Opens an address and waits until React runs the page.
 *
 * @returns the document's response
 * @throws Error when no document came
 */
export async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`${address} led to no new document; open() is for first loads.`);
  await hydrated(page);
  return response;
}
