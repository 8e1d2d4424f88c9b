import type { Disposable, Page } from '@playwright/test';

/**
 * Makes the browser ask for little data, so that a page loads its own files and prefetches no other page's.
 * Call it before the page is opened.
 *
 * @returns what ends it for documents to come
 */
export async function saveData(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}
