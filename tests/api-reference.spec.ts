import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentedVersions } from '../config/versions';
import { pageAddress } from '../plugins/api-reference/build/addresses';
import { anchorDifferences } from '../plugins/api-reference/build/completeness';
import { readReference } from '../plugins/api-reference/build/reference';
import { all, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';

const orders = '/docs/latest/api_reference/model/orders';
/** 1 kB is 1000 bytes. */
const bytesOfPage = 150_000;

for (const { name: version } of documentedVersions) {
  test(`every page of ${version} has all symbols, no others, and isn't heavy`, () => {
    const reference = readReference('.', version);
    for (const page of reference.pages.keys()) {
      const file = `build${pageAddress(version, page).replace(/^\/docs/, '')}.html`;
      const html = readFileSync(file, 'utf8');
      expect(gzipSync(html).length, file).toBeLessThan(bytesOfPage);
      const { missing, unknown } = anchorDifferences(reference, page, referenceOf(html));
      expect({ file, missing, unknown }).toEqual({ file, missing: [], unknown: [] });
    }
  });
}

/** The reference in a built page: from its element to the end of the article. */
function referenceOf(html: string): string {
  const start = html.search(/<div class="?api"?>/);
  return start < 0 ? '' : html.slice(start, html.indexOf('</article>', start));
}

test('the filter shows what it finds, and says how much', async ({ page }) => {
  await open(page, orders);
  const box = page.getByRole('searchbox', { name: 'Filter symbols' });
  await box.fill('market tags');
  await expect(page.locator('.api').getByRole('status')).toHaveText(/^0 of \d+$/);
  await box.fill('order is_open');
  await expect(page.locator('.api').getByRole('status')).toHaveText(/^1 of \d+$/);
  await expect(page.locator('[id="Order.is_open"]')).toBeVisible();
  await expect(page.locator('#MarketOrder')).toBeHidden();
  await box.fill('');
  await expect(page.locator('#MarketOrder')).toBeVisible();
  await expect(page.locator('.api').getByRole('status')).toHaveText('');
});

test('without script the reference is whole, and has no filter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${orders}#Order.is_open`);
  await expect(page.locator('[id="Order.is_open"]')).toBeInViewport();
  await expect(page.locator('.api-filter')).toBeHidden();
  await context.close();
});

test('contents lead to classes, whatever their address', async ({ page }) => {
  await open(page, '/docs/latest/api_reference/trading');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'EMACross', exact: true }).first().click();
  const id = new URL(page.url()).hash.slice(1);
  expect(id).toMatch(/^nautilus_trader\.examples\..*\.EMACross$/);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('an entry tells its signature, its source at the commit, and what it inherits', async ({ page }) => {
  await open(page, `${orders}#MarketOrder`);
  const entry = page.locator('.api-e').filter({ has: page.locator('#MarketOrder') });
  await expect(entry.locator('.api-h .api-source')).toHaveAttribute(
    'href',
    /\/blob\/[0-9a-f]{40}\/nautilus_trader\/model\/orders\/market\.pyx#L\d+$/,
  );
  await expect(entry.locator('.api-sig')).toContainText('time_in_force: TimeInForce = TimeInForce.GTC,');
  await expect(
    entry.locator('.api-sig').getByRole('link', { name: 'TimeInForce', exact: true }),
  ).toHaveAttribute('href', '/docs/latest/api_reference/model#TimeInForce');
  await entry.locator('summary', { hasText: 'from Order' }).click();
  await expect(entry.getByText('Defined in Order')).toBeVisible();
});

test('nightly’s index tells what changed since latest, latest’s doesn’t', async ({ page }) => {
  await open(page, '/docs/nightly/api_reference');
  const changes = page.locator('.api-diff');
  await changes.filter({ hasText: 'adapters/bybit' }).locator('summary').click();
  await expect(changes.getByRole('heading', { name: 'Removed' }).first()).toBeVisible();
  await open(page, '/docs/latest/api_reference');
  await expect(page.getByRole('heading', { name: 'Changed since latest' })).toHaveCount(0);
});

for (const address of [orders, '/docs/nightly/api_reference', '/docs/nightly/api_reference/adapters/bybit']) {
  test(`${address} is accessible in both modes and scrolls up and down alone`, async ({ page }) => {
    await openStill(page, address);
    for (const [width, mode] of [
      [1280, 'dark'],
      [1280, 'light'],
      [320, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await show(page, mode);
      expect(await violations(page, all)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide, `${address} at ${width} px`).toBe(false);
    }
  });
}
