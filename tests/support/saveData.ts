import type { Page } from '@playwright/test';

/**
 * Makes the browser ask for little data, so that a page loads its own files and prefetches no other page's.
 * Call it before the page is opened.
 */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
