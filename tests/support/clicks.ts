import type { Locator } from '@playwright/test';

/**
 * Clicks a link and says whether the page leaves the click to the browser. The browser itself doesn't get it, so
 * that nothing is opened or downloaded.
 */
export async function leavesClick(link: Locator, modifiers: ('Control' | 'Meta' | 'Shift')[] = []) {
  await link.evaluate(() => {
    delete document.body.dataset.left;
    addEventListener(
      'click',
      (event) => {
        document.body.dataset.left = String(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await link.click({ modifiers });
  return (await link.page().locator('body').getAttribute('data-left')) === 'true';
}
