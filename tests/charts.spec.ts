import { expect, test, type Locator } from '@playwright/test';
import { all, colours, openStill, show, violations } from './support/axe';
import { chartPages, drawing, drawn, figure } from './support/charts';
import { modes, storeMode } from './support/colourMode';
import { quietConsole } from './support/console';
import { hydrated, open } from './support/hydrated';
import { layoutShift } from './support/layoutShift';
import { sidewaysOverflow } from './support/overflow';
import { colour } from './support/tokens';

const [reports] = chartPages;
const words = 'The chart could not be drawn; the numbers are below.';

/** The paint that a reader sees of a drawing's shapes whose attribute holds a token. */
const paintOf = (chart: Locator, attribute: 'stroke' | 'fill', token: string) =>
  drawing(chart)
    .locator(`[${attribute}="var(${token})"]`)
    .first()
    .evaluate((shape, property) => getComputedStyle(shape).getPropertyValue(property), attribute);

for (const { address, kinds } of chartPages) {
  test(`${address} draws its charts in both modes, and nothing moves`, async ({ page }) => {
    const noted = quietConsole(page);
    await storeMode(page, 'dark');
    await open(page, address);
    for (const kind of kinds) {
      const chart = figure(page, kind);
      await drawn(chart);
      await test.step(`${kind}: is a picture with a description`, async () => {
        await expect(drawing(chart)).toHaveRole('img');
        await expect(drawing(chart)).toHaveAccessibleName(/chart.*\d/i);
        await expect(drawing(chart).locator('svg path').first()).toBeAttached();
        await expect(chart.locator('.chart-plot')).toHaveCSS('height', '280px');
      });
      await test.step(`${kind}: labels are in the mode's tokens`, async () => {
        for (const mode of modes) {
          await show(page, mode);
          const secondary = '--ifm-font-color-secondary';
          expect(await paintOf(chart, 'fill', secondary)).toBe(colour(mode, secondary));
        }
      });
    }
    expect(await layoutShift(page)).toBe(0);
    // The policy refuses style elements, and motion was never asked for.
    await expect(page.locator('style, animate, animateTransform')).toHaveCount(0);
    expect(noted.problems).toEqual([]);
  });
}

test('series differ in more than colour', async ({ page }) => {
  await open(page, '/docs/latest/getting_started/backtest_low_level');
  const candles = figure(page, 'candles');
  await drawn(candles);
  const bars = (fill: string, stroke: string) =>
    drawing(candles).locator(`path[fill="var(${fill})"][stroke="var(${stroke})"]`);
  await expect(bars('--ifm-background-color', '--buy').first()).toBeAttached();
  await expect(bars('--sell', '--sell').first()).toBeAttached();

  await open(page, '/docs/latest/tutorials/backtest_binance_orderbook');
  const depth = figure(page, 'depth');
  await drawn(depth);
  await expect(drawing(depth).locator('path[stroke-dasharray]').first()).toBeAttached();
  await expect(drawing(depth).getByText('bids')).toBeAttached();
});

test('the numbers stand behind each chart', async ({ page }) => {
  await open(page, reports.address);
  const chart = figure(page, 'line');
  await drawn(chart);
  const region = chart.getByRole('region', { name: /^Numbers: / });
  await expect(region).toBeHidden();
  await chart.getByText('Show data as table').press('Enter');
  await expect(region.getByRole('columnheader').first()).toBeVisible();
  expect(await region.getByRole('row').count()).toBeLessThanOrEqual(52);
  await region.focus();
  await expect(region).toBeFocused();

  const link = chart.getByRole('link', { name: /^All .* rows as CSV$/ });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/docs\/assets\/charts\/[\da-f]{16}\.csv$/);
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toContain('immutable');

  const copy = await (await page.request.get(`${reports.address}.md`)).text();
  expect(copy).toContain(`${address}>`);
  expect(copy).toMatch(/\| -: \|\n\| \d/);
});

test('the card at the pointer comes, and goes with Escape', async ({ page }) => {
  await open(page, reports.address);
  const chart = figure(page, 'line');
  await drawn(chart);
  const tip = chart.locator('.chart-tip');
  await drawing(chart).hover({ position: { x: 300, y: 120 } });
  await expect(tip).toBeVisible();
  await expect(tip).toContainText(/\d/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('charts come back with their page, and others load nothing of them', async ({ page }) => {
  const noted = quietConsole(page);
  await open(page, '/docs/latest/concepts/strategies');
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining('/assets/charts/'));
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('link', { name: 'Reports', exact: true }).click();
  await drawn(figure(page, 'line'));
  await sidebar.getByRole('link', { name: 'Positions', exact: true }).click();
  await expect(page.locator('.chart')).toHaveCount(0);
  await page.goBack();
  await drawn(figure(page, 'line'));
  expect(noted.problems).toEqual([]);
});

test.describe('a chart that cannot be drawn says so and opens its numbers', () => {
  const expectFailure = async (chart: Locator) => {
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.getByRole('status')).toHaveText(words);
    await expect(chart.getByRole('table').first()).toBeVisible();
    await expect(drawing(chart)).toHaveCount(0);
    expect(await chart.locator('.chart-plot').evaluate((plot) => plot.clientHeight)).toBeLessThan(200);
  };

  test('without its numbers', async ({ page }) => {
    await page.route('**/assets/charts/*.csv', (route) => route.fulfill({ status: 404 }));
    await open(page, reports.address);
    await expectFailure(figure(page, 'line'));
  });

  test('without its script', async ({ page }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('_echarts_instance_')) await route.abort();
      else await route.fulfill({ response });
    });
    await open(page, reports.address);
    await expectFailure(figure(page, 'line'));
    await page.getByRole('complementary').getByRole('link', { name: 'Positions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Positions');
  });
});

test('without JavaScript there is no empty box', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(reports.address, baseURL).href);
  const chart = figure(page, 'line');
  await expect(chart.locator('noscript p')).toBeVisible();
  await expect(chart.locator('noscript p')).toHaveText(
    /needs JavaScript, which is off; the numbers are below/,
  );
  await expect(chart.locator('.chart-words')).toBeVisible();
  expect(await chart.locator('.chart-plot').evaluate((plot) => plot.clientHeight)).toBeLessThan(200);
  await chart.getByText('Show data as table').click();
  await expect(chart.getByRole('table')).toBeVisible();
  await context.close();
});

test('on paper', async ({ page }) => {
  await storeMode(page, 'dark');
  await open(page, reports.address);
  const chart = figure(page, 'line');
  await drawn(chart);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(chart.getByText('Show data as table')).toBeHidden();
  expect(await paintOf(chart, 'fill', '--ifm-font-color-secondary')).toBe(
    colour('light', '--ifm-font-color-secondary'),
  );
  const svg = await drawing(chart).locator('svg').boundingBox();
  const frame = await chart.boundingBox();
  expect((svg?.x ?? 0) + (svg?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
});

test('in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, reports.address);
  const chart = figure(page, 'line');
  await drawn(chart);
  const text = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    return getComputedStyle(probe).color;
  });
  expect(await paintOf(chart, 'stroke', '--chart-1')).toBe(text);
});

for (const { address, kinds } of chartPages) {
  test(`${address} fits 320 px, and its drawing follows the width`, async ({ page }) => {
    await open(page, address);
    for (const kind of kinds) await drawn(figure(page, kind));
    expect(await sidewaysOverflow(page, 320)).toEqual([]);
    for (const kind of kinds) {
      const chart = figure(page, kind);
      await expect(chart.locator('.chart-plot')).toHaveCSS('height', '220px');
      const room = await chart.locator('.chart-plot').evaluate((plot) => plot.clientWidth);
      await expect(drawing(chart).locator('svg')).toHaveAttribute('width', String(room));
    }
  });

  test(`axe finds nothing on ${address} with its numbers open`, async ({ page }) => {
    await openStill(page, address);
    await hydrated(page);
    for (const kind of kinds) {
      const chart = figure(page, kind);
      await drawn(chart);
      await chart.getByText('Show data as table').click();
      await expect(chart.getByRole('table').first()).toBeVisible();
    }
    await show(page, 'dark');
    expect(await violations(page, all)).toEqual([]);
    await show(page, 'light');
    expect(await violations(page, colours)).toEqual([]);
  });
}
