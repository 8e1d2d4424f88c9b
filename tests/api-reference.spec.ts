import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentedVersion, documentedVersions } from '../config/versions';
import { pageAddress } from '../plugins/reference/node/addresses';
import { changeId, changesByPage } from '../plugins/reference/node/changes/changes';
import { comparisonOf } from '../plugins/reference/node/changes/marks';
import { anchorDifferences } from '../plugins/reference/node/gates/completeness';
import { readReference } from '../plugins/reference/node/facts/reference';
import { textOf } from '../plugins/reference/node/view/pieces';
import { readPage } from '../plugins/reference/node/view/page';
import { all, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';

const orders = '/docs/latest/api_reference/model/orders';
const { sourceRef } = documentedVersion('latest');
const comparison = comparisonOf('.');
const changedPages = changesByPage(comparison);
/** 1 kB is 1000 bytes. */
const bytesOfPage = 150_000;

for (const { name: version } of documentedVersions) {
  test(`every page of ${version} has all symbols, no others, and isn't heavy`, () => {
    const reference = readReference('.', version);
    for (const page of reference.pages.keys()) {
      const file = `build${pageAddress(version, page).replace(/^\/docs/, '')}.html`;
      const html = readFileSync(file, 'utf8');
      expect(gzipSync(html).length, file).toBeLessThan(bytesOfPage);
      const { missing, unknown } = anchorDifferences(readPage('.', version, page), referenceOf(html));
      expect({ file, missing, unknown }).toEqual({ file, missing: [], unknown: [] });
    }
  });
}

/** The reference in a built page: from its element to the end of the article. */
function referenceOf(html: string): string {
  const start = html.search(/<div class="?api"?[ >]/);
  return start < 0 ? '' : html.slice(start, html.indexOf('</article>', start));
}

test('the filter shows what it finds, and says how much', async ({ page }) => {
  await open(page, orders);
  const box = page.getByRole('searchbox', { name: 'Filter symbols' });
  const status = page.locator('.api').getByRole('status');
  await box.fill('order is_open');
  await expect(status).toHaveText(/^\d+ of \d+/);
  await expect(page.locator('[id="Order.is_open"]')).toBeVisible();
  await expect(page.locator('[id="Order.is_closed"]')).toBeHidden();
  // Words of descriptions count, too.
  await box.fill('venue holds the order');
  await expect(status).toHaveText(/^[1-9]\d* of \d+/);
  await box.fill('');
  await expect(page.locator('#MarketOrder')).toBeVisible();
  await expect(page.locator('[id="Order.is_open"]')).toBeHidden();
  await expect(status).toHaveText('');
});

test('a filter stands in the address, and what fits nothing is handed over to search', async ({ page }) => {
  await open(page, `${orders}?filter=Order.is_open`);
  await expect(page.locator('[id="Order.is_open"]')).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Filter symbols' });
  await box.fill('no such thing');
  await expect(page.locator('.api').getByRole('status')).toHaveText("No symbol contains 'no such thing'.");
  expect(new URL(page.url()).searchParams.get('filter')).toBe('no such thing');
  await expect(page.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
    'href',
    '/docs/search?q=no%20such%20thing',
  );
  await page.locator('.api').getByRole('button', { name: 'Clear' }).click();
  await expect(box).toBeFocused();
  await expect(page.locator('#MarketOrder')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the filter knows inherited fields and inherited members', async ({ page }) => {
  await open(page, '/docs/nightly/api_reference/config');
  const box = page.getByRole('searchbox', { name: 'Filter symbols' });
  const status = page.locator('.api').getByRole('status');
  await box.fill('BacktestEngineConfig.load_state');
  await expect(page.locator('[id="BacktestEngineConfig.load_state"]')).toBeVisible();

  await open(page, '/docs/nightly/api_reference/trading');
  await box.fill('Strategy.subscribe_bars');
  await expect(status).toHaveText(/^\d+ of \d+, [1-9]\d* inherited$/);
  const inherited = page.locator('[id="Strategy.subscribe_bars"]');
  await expect(inherited.getByRole('link')).toHaveAttribute(
    'href',
    '/docs/nightly/api_reference/common#Actor.subscribe_bars',
  );
  await expect(page.locator('[id="Strategy.subscribe_data"]')).toBeHidden();
  await box.fill('self.order_factory');
  await expect(page.locator('[id="Strategy.order_factory"]')).toBeVisible();
});

test('without script the reference is whole, and has no filter', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${orders}#Order.is_open`);
  await expect(page.locator('[id="Order.is_open"]')).toBeInViewport();
  await expect(page.locator('.api-filter')).toBeHidden();
  await context.close();
});

for (const address of [
  'Strategy.on_start',
  'nautilus_trader.trading.strategy.Strategy.submit_order',
  'nautilus_trader.examples.strategies.ema_cross.EMACross.on_bar',
]) {
  test(`#${address} opens what it names`, async ({ page }) => {
    await open(page, `/docs/latest/api_reference/trading#${address}`);
    const member = page.locator('.api-meant');
    await expect(member).toBeInViewport();
    await expect(member).toHaveAttribute('id', new RegExp(`${address.split('.').slice(-2).join('\\.')}$`));
  });
}

test('entries open and close, their members too; for print and find-in-page all are open', async ({
  page,
}) => {
  await open(page, '/docs/latest/api_reference/trading');
  const entry = page.locator('.api-e').filter({ has: page.locator('#Strategy') });
  await expect(entry.locator('.api-i')).toHaveCount(0);
  await entry.locator('> summary .api-k').click();
  const member = entry.locator('[id="Strategy.submit_order"]');
  await expect(member.getByRole('table')).toHaveCount(0);
  await member.locator('> summary').press('Enter');
  await expect(member.getByRole('columnheader').first()).toHaveText('Parameter');
  await expect(member.getByRole('link', { name: 'Source of Strategy.submit_order' })).toBeVisible();
  await entry.locator('> summary .api-k').click();
  await expect(member).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.api details:not([open])')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(member).toBeHidden();
  await page.keyboard.press('Control+f');
  await expect(page.locator('.api details:not([open])')).toHaveCount(0);
  await expect(page.locator('.api noscript')).toHaveCount(0);
});

test('every page holds few elements before a reader opens something, and the biggest answers a tap soon', async ({
  page,
}) => {
  for (const path of readReference('.', 'nightly').pages.keys()) {
    const html = readFileSync(`build${pageAddress('nightly', path).replace(/^\/docs/, '')}.html`, 'utf8');
    const body = html.slice(html.indexOf('<body')).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(body.match(/<[a-z]/g)?.length, path).toBeLessThan(2000);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const times: number[] = [];
  // Other work on the machine only ever adds to it: the best of five tells what opening costs.
  for (let load = 0; load < 5; load += 1) {
    await open(page, '/docs/nightly/api_reference/backtest');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const entry = page.locator('.api-e', { has: page.locator('#BacktestEngine') });
    times.push(
      await entry.locator('> summary').evaluate(async (element: HTMLElement) => {
        const start = performance.now();
        element.click();
        await new Promise(requestAnimationFrame);
        document.body.getBoundingClientRect();
        return performance.now() - start;
      }),
    );
    expect(await entry.locator('*').count()).toBeLessThan(700);
    await session.detach();
  }
  expect(Math.min(...times)).toBeLessThan(200);
});

test('contents lead to classes, whatever their address', async ({ page }) => {
  await open(page, '/docs/latest/api_reference/trading');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // Two examples have this name.
  await contents.getByRole('link', { name: 'EMACross (ema_cross)', exact: true }).click();
  const id = new URL(page.url()).hash.slice(1);
  expect(id).toBe('nautilus_trader.examples.strategies.ema_cross.EMACross');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('an entry tells its signature, its source at the commit, and what it inherits', async ({ page }) => {
  await open(page, `${orders}#MarketOrder`);
  const entry = page.locator('.api-e').filter({ has: page.locator('#MarketOrder') });
  await expect(entry.getByRole('link', { name: 'Source of MarketOrder', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/blob/${sourceRef}/nautilus_trader/model/orders/market\\.pyx#L\\d+$`),
  );
  const row = entry.getByRole('row', { name: 'time_in_force' }).first();
  await expect(row.getByRole('link', { name: 'TimeInForce', exact: true })).toHaveAttribute(
    'href',
    '/docs/latest/api_reference/model#TimeInForce',
  );
  await expect(row).toContainText('TimeInForce.GTC');
  const inherited = entry.locator('[id="MarketOrder.is_open"]');
  await expect(inherited).toContainText('from Order');
  await expect(inherited.getByRole('link')).toHaveAttribute('href', '#Order.is_open');
});

test('nightly’s index tells what changed since latest, if anything, latest’s doesn’t', async ({ page }) => {
  await open(page, '/docs/nightly/api_reference');
  const changes = page.locator('.api-diff');
  await expect(changes).toHaveCount(changedPages.length);
  const shrunk = changedPages.findIndex(({ removed }) => removed.length > 0);
  if (shrunk >= 0) {
    const own = changes.nth(shrunk);
    await own.locator('summary').click();
    await expect(own.getByRole('heading', { name: 'Removed' })).toBeVisible();
  }
  await open(page, '/docs/latest/api_reference');
  await expect(page.getByRole('heading', { name: 'Changed since latest' })).toHaveCount(0);
});

test('the mark of a change tells what changed and leads to it', async ({ page }) => {
  const change = comparison.changed.find(({ anchor }) => /^[A-Z]\w+\.[a-z_]+$/.test(anchor));
  if (!change) {
    // Right after a release, nothing may be marked.
    await open(page, '/docs/latest/api_reference/trading');
    await expect(page.getByRole('link', { name: 'changed in nightly' })).toHaveCount(0);
    return;
  }
  await open(page, `${pageAddress('latest', change.page)}#${change.anchor}`);
  // A member stands in a list, a field in a row of a table: both hold the mark.
  const at = `[id="${change.anchor}"]`;
  const entry = page.locator(`tr${at}, li${at}, details${at} > summary`);
  const mark = entry.getByRole('link', { name: 'changed in nightly' });
  const title = await mark.getAttribute('title');
  expect(textOf(change.words).startsWith(title?.replace(/…$/, '') ?? 'no title')).toBe(true);
  await mark.click();
  const id = changeId(change);
  expect(new URL(page.url()).hash).toBe(`#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const width of [320, 390, 700, 1280]) {
  test(`all columns of configurations are in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['config', 'adapters/binance', 'adapters/bybit']) {
      await open(page, `/docs/nightly/api_reference/${path}`);
      const cut = await page
        .locator('.api-stack')
        .evaluateAll((frames) =>
          frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1).map((frame) => frame.ariaLabel),
        );
      expect(cut, path).toEqual([]);
    }
  });
}

test('on a phone a row of fields is as high as its words, and still a row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/nightly/api_reference/config#BacktestEngineConfig');
  const table = page.getByRole('group', { name: 'Fields of BacktestEngineConfig' });
  await expect(table.getByRole('columnheader')).toHaveText(['Field', 'Type', 'Default', 'Meaning']);
  const row = table.getByRole('row', { name: 'run_analysis' });
  await expect(row.getByRole('cell')).toHaveCount(4);
  const emptiness = await row.evaluate((element) => {
    const meaning = element.lastElementChild?.getBoundingClientRect();
    return element.getBoundingClientRect().bottom - (meaning?.bottom ?? 0);
  });
  expect(emptiness).toBeLessThan(16);
});

for (const address of [orders, '/docs/nightly/api_reference', '/docs/nightly/api_reference/adapters/bybit']) {
  test(`${address} is accessible in both modes and scrolls up and down alone`, async ({ page }) => {
    await openStill(page, address);
    // A class, its table, one of its members, a list of changes: whatever the page has, as a reader leaves it.
    for (const part of ['.api-e', '.api-e .api-i', '.api-diff']) {
      const closed = page.locator(`${part}:not([open]) > summary`);
      if ((await closed.count()) > 0) await closed.first().click();
    }
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

test('contents list what the entry holds that a reader opened, and no other', async ({ page }) => {
  await open(page, '/docs/latest/api_reference/execution');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const openEntry = (name: string) => page.getByRole('heading', { level: 3, name, exact: true }).click();
  await openEntry('ExecAlgorithm');
  await contents.getByRole('link', { name: 'spawn_limit', exact: true }).click();
  await expect(page.locator('[id="ExecAlgorithm.spawn_limit"]')).toBeInViewport();
  await openEntry('OrderEmulator');
  await expect(contents.getByRole('link', { name: 'spawn_limit', exact: true })).toHaveCount(0);
  await expect(contents.getByRole('link', { name: 'create_matching_core', exact: true })).toHaveCount(1);
  await openEntry('OrderEmulator');
  await expect(contents.getByRole('link', { name: 'create_matching_core', exact: true })).toHaveCount(0);
});
