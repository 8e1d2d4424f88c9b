import { expect, test, type Page } from '@playwright/test';
import { readUses } from '../plugins/reference/node/names/uses';
import { all, colours, openStill, show, violations } from './support/axe';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';
import { sitePages, versions } from './support/pages';
import { saveData } from './support/saveData';
import { tableLinks } from './support/tableLinks';

const orders = '/docs/latest/concepts/orders';
const guide = '/docs/nightly/concepts/strategies';
const symbol = (page: Page, name: string) => page.locator('article a.symbol', { hasText: name }).first();
const card = (page: Page) => page.getByRole('tooltip');

test.beforeEach(async ({ page }) => {
  // Else prefetches of one page would be broken off by the next.
  await saveData(page);
});

for (const version of versions) {
  // That the places are there is looked at with all other links (walk.spec.ts); here, that no link is missing.
  test(`whatever names a symbol on the guides of ${version} links to that version's reference`, async ({
    request,
  }) => {
    const { links } = readUses('.', version);
    const inTables = tableLinks('.', version);
    const guides = sitePages(version).filter(({ id }) => !id.startsWith('api_reference/'));
    let count = 0;
    for (const { id, address } of guides) {
      // What the messages' remedies name is no part of the page's source.
      const html = (await (await request.get(address)).text()).replace(/<ul class="?messages[^]*?<\/ul>/, '');
      const targets = [...html.matchAll(/<a class="?symbol"? href="?([^">\s]+)/g)];
      expect(targets.length, address).toBe((links.get(address) ?? 0) + (inTables.get(id) ?? 0));
      count += targets.length;
      for (const [, href] of targets) expect(href).toMatch(`/docs/${version}/api_reference`);
    }
    expect(count).toBeGreaterThan(300);
  });
}

test('a link leads to the entry in the version of its page', async ({ page }) => {
  for (const version of versions) {
    await open(page, `/docs/${version}/concepts/strategies`);
    await symbol(page, 'submit_order').click();
    await expect(page).toHaveURL(`/docs/${version}/api_reference/trading#Strategy.submit_order`);
    await expect(page.locator('[id="Strategy.submit_order"]')).toBeInViewport();
  }
});

test('a card tells signature, purpose and place, and stays while the pointer is on it', async ({ page }) => {
  const { problems } = quietConsole(page);
  await open(page, guide);
  const link = symbol(page, 'cancel_all_orders');
  await link.hover();
  await expect(card(page)).toContainText(/cancel_all_orders\(instrument_id/);
  await expect(card(page)).toContainText('Strategy · trading');
  await expect(link).toHaveAccessibleDescription(/cancel_all_orders\(/);
  await expect(page.locator('.symbol-card')).toHaveCount(1);

  await card(page).hover();
  await page.mouse.move(5, 5);
  await expect(card(page)).toBeHidden();
  await expect(link).not.toHaveAttribute('aria-describedby');

  await link.hover();
  await expect(card(page)).toBeVisible();
  await card(page).hover();
  const box = await card(page).boundingBox();
  if (!box) throw new Error('The card has no box while the pointer is on it.');
  // Longer than the time in which it closes when left.
  for (let step = 0; step < 20; step++) {
    await page.mouse.move(box.x + 10 + step, box.y + 10);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(card(page)).toBeVisible();
  await symbol(page, 'on_save').hover();
  await expect(card(page)).toContainText('on_save');
  expect(problems).toEqual([]);
});

test('a card opens by keyboard, and Escape closes it until the focus has moved', async ({ page }) => {
  await open(page, guide);
  // Three links in one sentence, with nothing else between that takes the focus.
  const links = page.locator('article p:has(> a.symbol + a.symbol + a.symbol)').first().locator('a.symbol');
  const nameOf = async (index: number) => (await links.nth(index).innerText()).replace(/^.*\.|\(.*$/g, '');
  const [link, name, next] = [links.nth(1), await nameOf(1), await nameOf(2)];
  await links.first().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(card(page)).toContainText(name);

  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await expect(link).toBeFocused();
  await link.locator('code').hover();
  await page.keyboard.press('Tab');
  await expect(card(page)).toContainText(next);
  await page.keyboard.press('Shift+Tab');
  await expect(card(page)).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#.*${name}$`));
  await expect(card(page)).toBeHidden();
});

test('a card stays inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 500 });
  await open(page, orders);
  for (const link of (await page.locator('article a.symbol').all()).slice(0, 12)) {
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await expect(link).toHaveAttribute('aria-describedby');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
    await page.keyboard.press('Escape');
  }
});

test('pages that hold symbols alone are not fetched before they are asked for', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => file.includes('/assets/symbols/'))).toEqual([]);
  await symbol(page, 'on_save').hover();
  await expect(card(page)).toBeVisible();
  expect(files.filter((file) => file.includes('/assets/symbols/'))).toEqual([
    expect.stringMatching(/\/docs\/assets\/symbols\/nightly-[\da-f]{8}\/common\.json$/),
  ]);
});

for (const [fault, answer] of [
  ['is missing', { status: 404, body: '' }],
  ['is broken', { status: 200, body: '{"Strategy.submit_order": [' }],
  ['holds something else', { status: 200, body: '{"Strategy.submit_order": 1}' }],
] as const) {
  test(`a link works when its card ${fault}`, async ({ page }) => {
    await page.route('**/assets/symbols/**', (route) => route.fulfill(answer));
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, guide);
    const answered = page.waitForResponse('**/assets/symbols/**');
    await symbol(page, 'submit_order').hover();
    await answered;
    await symbol(page, 'submit_order').click();
    await expect(page).toHaveURL(/api_reference\/trading#Strategy\.submit_order$/);
    expect(errors).toEqual([]);
    await expect(card(page)).toHaveCount(0);
  });
}

test('a card is text, whatever stands in it', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> `<b>x</b>`';
  await page.route('**/assets/symbols/**', (route) =>
    route.fulfill({ json: { 'Strategy.submit_order': ['method', hostile, hostile] } }),
  );
  await open(page, guide);
  await symbol(page, 'submit_order').hover();
  await expect(card(page)).toContainText('<img src=x');
  await expect(card(page)).toContainText('<b>x</b>');
  await expect(card(page).locator('img')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a link is followed and shows no card', async ({ page }) => {
    await open(page, guide);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await symbol(page, 'submit_order').tap();
    await expect(page).toHaveURL(/api_reference\/trading#Strategy\.submit_order$/);
    expect(asked.filter((url) => url.includes('/assets/symbols/'))).toEqual([]);
    await expect(card(page)).toHaveCount(0);
  });
});

test('links and card are accessible in both modes', async ({ page }) => {
  await openStill(page, guide);
  for (const [mode, rules] of [
    ['dark', all],
    ['light', colours],
  ] as const) {
    await show(page, mode);
    await symbol(page, 'submit_order').hover();
    await expect(card(page)).toBeVisible();
    expect(await violations(page, rules)).toEqual([]);
  }
});
