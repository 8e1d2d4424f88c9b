import { expect, type Page } from '@playwright/test';

/** Waits until a page's diagrams stand: they draw themselves after hydration, with scripts of their own. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.diagram-frame:not(:has(svg))')).toHaveCount(0);
}
