import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';

const address = '/docs/latest/getting_started/installation';
const tabs = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const ofWindows = (page: Page) => page.getByText('py -m venv .venv');
const ofLinux = (page: Page) => page.getByText('python3 -m venv .venv');

test('tabs are chosen by keyboard and by click, for the whole site', async ({ page }) => {
  await open(page, address);
  const first = tabs(page, 'Linux and macOS').first();
  const second = tabs(page, 'Windows').first();
  await expect(ofWindows(page)).toBeHidden();

  await test.step('tabs are one stop of the Tab key, arrows go along them and Enter chooses', async () => {
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(ofWindows(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(second).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).not.toBeFocused();
    await expect(second).not.toBeFocused();
  });

  await test.step('a choice holds for every group of its kind, and shows its panel alone', async () => {
    await first.click();
    await expect(ofWindows(page)).toBeHidden();
    await second.click();
    const windows = tabs(page, 'Windows');
    expect(await windows.count()).toBeGreaterThan(1);
    for (const tab of await windows.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(ofWindows(page)).toBeVisible();
    await expect(ofLinux(page)).toBeHidden();
    // Another kind keeps its own.
    await expect(tabs(page, 'pip').first()).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a choice is remembered after a reload and on other pages', async () => {
    await tabs(page, 'uv').first().click();
    for (const path of [address, '/docs/nightly/getting_started/installation']) {
      await open(page, path);
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(tabs(page, 'uv').first()).toHaveAttribute('aria-selected', 'true');
      await expect(ofWindows(page)).toBeVisible();
    }
  });
});
