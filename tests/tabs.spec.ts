import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';

const address = '/docs/latest/getting_started/installation';
const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('a choice holds for every group of its kind, and shows its panel alone', async ({ page }) => {
  await open(page, address);
  const windows = tabs(page, 'Windows');
  expect(await windows.count()).toBeGreaterThan(1);
  await expect(page.getByText('py -m venv .venv')).toBeHidden();
  await windows.first().click();
  for (const tab of await windows.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('py -m venv .venv')).toBeVisible();
  await expect(page.getByText('python3 -m venv .venv')).toBeHidden();
  // Another kind keeps its own.
  await expect(tabs(page, 'pip').first()).toHaveAttribute('aria-selected', 'true');
});

test('a choice is remembered after a reload and on other pages', async ({ page }) => {
  await open(page, address);
  await tabs(page, 'Windows').first().click();
  await tabs(page, 'uv').first().click();
  for (const path of [address, '/docs/nightly/getting_started/installation']) {
    await open(page, path);
    await expect(tabs(page, 'Windows').first()).toHaveAttribute('aria-selected', 'true');
    await expect(tabs(page, 'uv').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('py -m venv .venv')).toBeVisible();
  }
});

test('tabs are one stop of the Tab key, arrows go along them and Enter chooses', async ({ page }) => {
  await open(page, address);
  const first = tabs(page, 'Linux and macOS').first();
  const second = tabs(page, 'Windows').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('py -m venv .venv')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).not.toBeFocused();
});
