import { expect, test } from '@playwright/test';
import { open } from '../support/hydrated';

test('the search page shows what its address asks for, page by page', async ({ page }) => {
  await open(page, '/docs/search?q=order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “order”');
  await expect(page).toHaveTitle(/Search results for “order”/);
  const status = page.getByText(/^\d+ results in latest$/);
  await expect(status).toBeVisible();
  const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
  const hits = page.locator('main ol li');
  await expect(hits).toHaveCount(Math.min(total, 20));
  await expect(hits.first().locator('mark').first()).toHaveText(/order/i);
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.focus();
  for (const shown of [40, 60]) {
    await page.keyboard.press('Enter');
    await expect(hits).toHaveCount(Math.min(total, shown));
    await expect(more).toBeFocused();
  }
  const addresses = await hits
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address?.startsWith('/docs/latest'))).toBe(true);
  await hits.nth(50).locator('a').click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(hits).toHaveCount(60);
});

test('typing searches, and the address follows; the version can be chosen', async ({ page }) => {
  await open(page, '/docs/search');
  await expect(page.getByRole('heading', { name: 'Concepts', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('portfolio');
  await expect(page).toHaveURL('/docs/search?q=portfolio');
  await expect(page.getByText(/^\d+ results in latest$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('nightly');
  await expect(page.getByText(/^\d+ results in nightly$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d+ results in nightly$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('nightly');
  await page.locator('main ol a').first().click();
  await expect(page).toHaveURL(/\/docs\/nightly\//);
});

test('the last further results take the focus of the button that goes', async ({ page }) => {
  await open(page, '/docs/search?q=bracket');
  const hits = page.locator('main ol li');
  await expect(hits).toHaveCount(20);
  const more = page.getByRole('button', { name: 'Show more results' });
  let before = 0;
  while (await more.isVisible()) {
    before = await hits.count();
    await more.press('Enter');
    await expect.poll(() => hits.count()).toBeGreaterThan(before);
  }
  await expect(hits.nth(before).locator('a')).toBeFocused();
});

test('no results and failures are told, and both have a way on', async ({ page }) => {
  await open(page, '/docs/search?q=qzxvwkj');
  await expect(page.getByText('No results found for “qzxvwkj”')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /issues\/new\?title=.*qzxvwkj/,
  );
  await page.getByText('Try searching for').getByRole('button').first().click();
  await expect(page.getByText(/^\d+ results? in latest$/)).toBeVisible();

  await page.route('**/assets/search/**', (route) => route.abort());
  await page.route('**/search-index.json', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^\d+ results? in latest$/)).toBeVisible();
  await expect(page.getByText('Unable to fetch results')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search leads to a page that says so and lists all pages', async ({ page }) => {
    await page.goto('/docs/latest/concepts/strategies');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/docs/search');
    // Text locators pass over what stands in a noscript element.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Search needs JavaScript, which is off.');
    await expect(page.locator('main a[href="/docs/latest/concepts/strategies"]')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
