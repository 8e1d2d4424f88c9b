import { expect, test, type Page, type Route } from '@playwright/test';
import { all, show, violations } from './support/axe';
import { modes } from './support/colourMode';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';
import { sidewaysOverflow } from './support/overflow';

const address = '/docs/latest/integrations';

const form = (page: Page) => page.getByRole('form', { name: 'Find integrations' });
const rows = (page: Page) => page.locator('.venue-table').first().locator('tbody tr:visible');
const box = (page: Page, name: RegExp) => form(page).getByRole('checkbox', { name });
const menu = (page: Page, name: string) => form(page).locator('summary', { hasText: name });

test('a reader asks the integrations, and can share the question', async ({ page }) => {
  const noted = quietConsole(page);
  await open(page, address);
  await expect(form(page)).toBeVisible();
  const count = await rows(page).count();
  await menu(page, 'Order type').click();
  await box(page, /^TRAILING_STOP_MARKET/).check();
  await menu(page, 'Product').click();
  await box(page, /^Perpetual/).check();
  const some = new RegExp(`^\\d+ integrations of ${count}$`);
  await expect(form(page).getByRole('status')).toHaveText(some);
  const left = Number.parseInt(await form(page).getByRole('status').innerText(), 10);
  expect(left).toBeLessThan(count);
  await expect(rows(page)).toHaveCount(left);
  for (const row of await rows(page).all()) await expect(row).toContainText(/perpetual/i);
  await expect(page).toHaveURL(/\?order=TRAILING_STOP_MARKET&product=Perpetual$/);
  await page.reload();
  await expect(rows(page)).toHaveCount(left);
  await form(page).getByRole('button', { name: 'Clear' }).click();
  await expect(rows(page)).toHaveCount(count);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  expect(noted.problems).toEqual([]);
});

test('the explorer works by keyboard, and an open group closes by Escape', async ({ page }) => {
  await open(page, address);
  await menu(page, 'Environment').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page, /^Testnet/)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Environment')).toBeFocused();
  await expect(box(page, /^Testnet/)).toBeHidden();
});

test('a node is chosen, shown with its proof, and copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  const button = page.getByRole('button', { name: 'Copy a node for Binance' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'A node for Binance' });
  await expect(dialog.getByText(/^Built into a node on \d/)).toBeVisible();
  await dialog.getByLabel('Orders').selectOption('Simulated on its data');
  await expect(dialog.getByRole('group', { name: 'Program' })).toContainText('SandboxExecutionClientConfig(');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('SandboxLiveExecClientFactory');
  await dialog.getByLabel('Environment').selectOption('Testnet');
  await expect(dialog.getByText(/^No such node\. The sandbox simulates/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const mode of modes) {
  test(`axe finds nothing in an open group and in a node's dialog, in ${mode}`, async ({ page }) => {
    await open(page, address);
    await show(page, mode);
    await menu(page, 'Order type').click();
    expect(await violations(page, all)).toEqual([]);
    await page.getByRole('button', { name: 'Copy a node for OKX' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page, all)).toEqual([]);
  });
}

test('explorer and dialog fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, address);
  await menu(page, 'Order type').click();
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
  await page.getByRole('button', { name: 'Copy a node for Interactive Brokers' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});

test('nothing moves on a phone when the explorer comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/venues/*.json', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, address);
  const below = page.getByRole('heading', { name: 'Order types' });
  const top = async () => Math.round((await below.boundingBox())?.y ?? NaN);
  const before = await top();
  release();
  await expect(form(page)).toBeVisible();
  expect(await top()).toBe(before);
});

for (const [facts, answer] of [
  ['missing', (route: Route) => route.abort()],
  ['damaged', (route: Route) => route.fulfill({ body: '[{' })],
] as const) {
  test(`its facts ${facts}, the explorer leaves no gap, and the tables say it all`, async ({ page }) => {
    await page.route('**/assets/venues/*.json', answer);
    await open(page, address);
    await expect(rows(page).first()).toBeVisible();
    // Hidden, it keeps no place.
    const hidden = page.getByRole('form', { name: 'Find integrations', includeHidden: true });
    await expect(hidden).toHaveCSS('display', 'none');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is there', async ({ page }) => {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    await expect(form(page)).toBeHidden();
  });
});
