import type { Disposable, Page } from '@playwright/test';

/**
 * Makes the browser report a kind of connection, such as '2g'. Call it before the page is opened.
 *
 * @returns what ends it for documents to come
 */
export async function connection(page: Page, effectiveType: string): Promise<Disposable> {
  return page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: type } });
  }, effectiveType);
}
