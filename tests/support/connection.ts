import type { Page } from '@playwright/test';

/** Makes the browser report a kind of connection, such as '2g'. Call it before the page is opened. */
export async function connection(page: Page, effectiveType: string): Promise<void> {
  await page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: type } });
  }, effectiveType);
}
