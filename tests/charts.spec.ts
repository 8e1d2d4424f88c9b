import { expect, test, type Locator } from '@playwright/test';
import { all, colours, openStill, show, violations } from './support/axe';
import { modes, storeMode } from './support/colourMode';
import { quietConsole } from './support/console';
import { chartPages, drawing, figure, letterSizes, plot } from './support/drawings';
import { hydrated, open } from './support/hydrated';
import { layoutShift } from './support/layoutShift';
import { sidewaysOverflow } from './support/overflow';
import { colour } from './support/tokens';

const [reports] = chartPages;

/** The paint that a reader sees of a drawing's shapes whose attribute holds a token. */
const paintOf = (chart: Locator, attribute: 'stroke' | 'fill', token: string) =>
  chart
    .locator(`[${attribute}="var(${token})"]`)
    .first()
    .evaluate((shape, property) => getComputedStyle(shape).getPropertyValue(property), attribute);

for (const { address, kinds } of chartPages) {
  test(`${address} shows its charts in both modes, and nothing moves`, async ({ page }) => {
    const noted = quietConsole(page);
    await storeMode(page, 'dark');
    await open(page, address);
    for (const kind of kinds) {
      await test.step(`${kind}: is one picture with a description`, async () => {
        await plot(page, kind).scrollIntoViewIfNeeded();
        await expect(plot(page, kind)).toHaveRole('img');
        await expect(plot(page, kind)).toHaveAccessibleName(/chart.*\d/i);
        await expect(drawing(page, kind)).toHaveCount(1);
        await expect(drawing(page, kind).locator('path').first()).toBeAttached();
      });
      await test.step(`${kind}: labels are in the mode's tokens`, async () => {
        for (const mode of modes) {
          await show(page, mode);
          const secondary = '--ifm-font-color-secondary';
          expect(await paintOf(drawing(page, kind), 'fill', secondary)).toBe(colour(mode, secondary));
        }
      });
    }
    expect(await layoutShift(page)).toBe(0);
    await expect(page.locator('style, animate, animateTransform')).toHaveCount(0);
    expect(noted.problems).toEqual([]);
  });

  test(`${address} fits 320 px, and its charts stay legible at every width`, async ({ page }) => {
    await open(page, address);
    expect(await sidewaysOverflow(page, 320)).toEqual([]);
    for (const width of [320, 390, 768, 1000, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await letterSizes(page, '.chart-plot svg');
      expect(sizes.length, `${width} px`).toBeGreaterThan(3);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(9);
      expect(Math.max(...sizes), `${width} px`).toBeLessThanOrEqual(17);
      for (const kind of kinds) await expect(drawing(page, kind)).toHaveCount(1);
    }
  });

  for (const [mode, rules] of [
    ['dark', all],
    ['light', colours],
  ] as const) {
    test(`axe finds nothing on ${address} in ${mode}, with its numbers open`, async ({ page }) => {
      await openStill(page, address);
      await hydrated(page);
      for (const kind of kinds) {
        const chart = figure(page, kind);
        await chart.getByText('Show data as table').click();
        await expect(chart.getByRole('table').first()).toBeVisible();
      }
      await show(page, mode);
      expect(await violations(page, rules)).toEqual([]);
    });
  }
}

test('series differ in more than colour', async ({ page }) => {
  await open(page, '/docs/latest/getting_started/backtest_low_level');
  const bars = (fill: string, stroke: string) =>
    drawing(page, 'candles').locator(`path[fill="var(${fill})"][stroke="var(${stroke})"]`);
  await expect(bars('--ifm-background-color', '--buy').first()).toBeAttached();
  await expect(bars('--sell', '--sell').first()).toBeAttached();

  await open(page, '/docs/latest/tutorials/backtest_binance_orderbook');
  await expect(drawing(page, 'depth').locator('path[stroke-dasharray]').first()).toBeAttached();
  await expect(drawing(page, 'depth').getByText('bids')).toBeAttached();
});

test('the numbers stand behind each chart', async ({ page }) => {
  await open(page, reports.address);
  const chart = figure(page, 'line');
  const region = chart.getByRole('group', { name: /^Numbers: / });
  await expect(region).toBeHidden();
  await chart.locator('.chart-numbers > summary').press('Enter');
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

test.describe('the card at the pointer', () => {
  test('comes with the values of the nearest place, and goes with Escape and with the pointer', async ({
    page,
  }) => {
    await open(page, reports.address);
    const tip = plot(page, 'line').locator('.chart-tip');
    const box = async () => (await drawing(page, 'line').boundingBox()) ?? { width: 0, height: 0 };
    await drawing(page, 'line').hover({ position: { x: 1, y: 100 } });
    await expect(tip).toBeVisible();
    // Left of the first place is the first place, right of the last the last.
    const rows = figure(page, 'line').getByRole('row', { includeHidden: true });
    const title = tip.locator('div').first();
    await expect(title).toHaveText((await rows.nth(1).locator('td').first().textContent()) ?? '');
    await drawing(page, 'line').hover({ position: { x: (await box()).width - 2, y: 100 } });
    await expect(title).toHaveText((await rows.last().locator('td').first().textContent()) ?? '');
    await expect(tip.locator('dd').first()).toHaveText(/\d USD$/);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await drawing(page, 'line').hover({ position: { x: (await box()).width / 2, y: 60 } });
    await expect(tip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tip).toBeHidden();
  });

  test('comes with at most 20 kB of script, when a reader first points at a chart', async ({ page }) => {
    await open(page, reports.address);
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    let bytes = 0;
    page.on('response', async (response) => {
      fetched.push(new URL(response.url()).pathname);
      if (response.request().resourceType() === 'script') bytes += (await response.body()).length;
    });
    await drawing(page, 'line').hover();
    await expect(plot(page, 'line').locator('.chart-tip')).toBeVisible();
    expect(fetched).toContainEqual(expect.stringMatching(/\/assets\/charts\/[\da-f]{16}\.json$/));
    await expect.poll(() => bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(20_000);
  });

  test('stays away when its values do not come, and the chart stays', async ({ page }) => {
    const noted = quietConsole(page);
    await page.route('**/assets/charts/*.json', (route) => route.fulfill({ status: 404 }));
    await open(page, reports.address);
    const answer = page.waitForResponse('**/assets/charts/*.json');
    await drawing(page, 'line').hover();
    await answer;
    await expect(drawing(page, 'line')).toBeVisible();
    await expect(page.locator('.chart-tip')).toHaveCount(0);
    expect(noted.problems.filter((problem) => !problem.includes('/assets/charts/'))).toEqual([]);
  });
});

test('charts come back with their page, with their cards', async ({ page }) => {
  const noted = quietConsole(page);
  await open(page, '/docs/latest/concepts/strategies');
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('link', { name: 'Reports', exact: true }).click();
  await expect(drawing(page, 'line')).toBeVisible();
  await sidebar.getByRole('link', { name: 'Positions', exact: true }).click();
  await expect(page.locator('.chart')).toHaveCount(0);
  await page.goBack();
  await drawing(page, 'line').hover();
  await expect(plot(page, 'line').locator('.chart-tip')).toBeVisible();
  expect(noted.problems).toEqual([]);
});

test('on paper', async ({ page }) => {
  await storeMode(page, 'dark');
  await open(page, reports.address);
  await drawing(page, 'line').hover();
  await expect(page.locator('.chart-tip')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 600, height: 900 });
  const chart = figure(page, 'line');
  await expect(chart.getByText('Show data as table')).toBeHidden();
  await expect(page.locator('.chart-tip')).toBeHidden();
  expect(await paintOf(drawing(page, 'line'), 'fill', '--ifm-font-color-secondary')).toBe(
    colour('light', '--ifm-font-color-secondary'),
  );
  const svg = await drawing(page, 'line').boundingBox();
  const frame = await chart.boundingBox();
  expect((svg?.x ?? 0) + (svg?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
});

test('in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, reports.address);
  const text = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    return getComputedStyle(probe).color;
  });
  expect(await paintOf(drawing(page, 'line'), 'stroke', '--chart-1')).toBe(text);
});
