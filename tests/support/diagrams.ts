import { expect, type Page } from '@playwright/test';

/**
 * Draws all diagrams of a page that runs, and waits until they stand. By themselves they wait until a reader nears them,
 * or until the page is printed.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.diagram-frame:not(:has(svg))')).toHaveCount(0);
}

/** Heights of the diagrams' frames, in CSS pixels, whether drawn or not. */
export const frameHeights = (page: Page): Promise<number[]> =>
  page
    .locator('.diagram-frame')
    .evaluateAll((frames) => frames.map((frame) => Math.round(frame.getBoundingClientRect().height)));
