import { expect, test, type Page } from '@playwright/test';
import { chartPages, drawing, figure } from './support/drawings';
import { open } from './support/hydrated';

/** Words that stand in what draws diagrams and charts, and in nothing else. */
const libraries = /_echarts_instance_|zrender|mermaidAPI|flowchart-/i;

/** Addresses of the scripts that hold a drawing library, of all that a page fetches. */
function drawingScripts(page: Page): () => Promise<string[]> {
  const read: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    read.push(response.text().then((text) => (libraries.test(text) ? [response.url()] : [])));
  });
  return async () => {
    expect(read.length).toBeGreaterThan(2);
    return (await Promise.all(read)).flat();
  };
}

for (const address of [
  '/docs/latest/concepts/orders',
  '/docs/nightly/concepts/reports',
  '/docs/latest/tutorials/backtest_binance_orderbook',
]) {
  test(`${address} shows its drawings without a drawing library`, async ({ page }) => {
    const found = drawingScripts(page);
    await open(page, address);
    const drawings = page.locator('.diagram-frame svg, .chart-plot svg:visible');
    expect(await drawings.count()).toBeGreaterThan(1);
    for (const one of await drawings.all()) await one.scrollIntoViewIfNeeded();
    await page.locator('.chart-plot svg:visible').first().hover();
    await expect(page.locator('.chart-tip')).toBeVisible();
    expect(await found()).toEqual([]);
  });
}

test('a script that holds a drawing library is noticed', async ({ page }) => {
  const found = drawingScripts(page);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n/* zrender */` });
  });
  await open(page, '/docs/latest/concepts/orders');
  expect(await found()).toHaveLength(1);
});

for (const { address, kinds } of chartPages) {
  test(`${address} shows its charts without JavaScript, and their numbers`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(address, baseURL).href);
    for (const kind of kinds) {
      await expect(drawing(page, kind).locator('text').first()).toBeVisible();
      await figure(page, kind).getByText('Show data as table').click();
      await expect(figure(page, kind).getByRole('table').first()).toBeVisible();
    }
    await context.close();
  });
}
