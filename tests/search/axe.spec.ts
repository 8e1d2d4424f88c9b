import { expect, test, type Page } from '@playwright/test';
import { all, colours, openStill, show, violations } from '../support/axe';
import { open } from '../support/hydrated';
import { ask, modalOf, openModal, searchFor } from './support/modal';

/** A short page: axe looks at what lies behind the modal too. */
const behind = '/docs/latest/concepts';

async function expectAccessible(page: Page): Promise<void> {
  for (const [width, mode, rules] of [
    [1280, 'dark', all],
    [1280, 'light', colours],
    [390, 'light', all],
    [390, 'dark', colours],
  ] as const) {
    await test.step(`${mode} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await show(page, mode);
      expect(await violations(page, rules)).toEqual([]);
    });
  }
}

test('the open modal is accessible: hits, nothing found, failure, kept searches', async ({ page }) => {
  await openStill(page, behind);
  const { dialog, field, hits } = await openModal(page);
  await searchFor(page, 'trailing stop');
  await expect(hits.first()).toBeVisible();
  await expectAccessible(page);

  await searchFor(page, 'qzxvwkj');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expectAccessible(page);

  await searchFor(page, 'message bus');
  await hits.first().click();
  await expect(dialog).toBeHidden();
  await openStill(page, behind);
  await openModal(page);
  await expect(dialog.getByText('Recent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.route('**/search-index.json', (route) => route.abort());
  await open(page, '/docs/nightly');
  await openModal(page);
  await field.fill('orders');
  await expect(modalOf(page).failure).toBeVisible();
  await expectAccessible(page);
});

test('an answer is accessible', async ({ page }) => {
  await openStill(page, behind);
  await openModal(page);
  await ask(page, 'How do I cancel all orders?');
  await expectAccessible(page);
  await expect(modalOf(page).dialog).toBeVisible();
});

test('the search page is accessible: results, nothing found, failure', async ({ page }) => {
  await openStill(page, '/docs/search?q=order');
  await expect(page.getByText(/^\d+ results in latest$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('qzxvwkj');
  await expect(page.getByText('No results found for')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/search-index.json', (route) => route.abort());
  await openStill(page, '/docs/search?q=order');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expectAccessible(page);
});
