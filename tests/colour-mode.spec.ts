import { expect, test, type Page } from '@playwright/test';
import { storeMode, toggle } from './support/colourMode';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';

const address = '/docs/latest/concepts/orders';
const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.describe('without a choice', () => {
  for (const system of ['light', 'dark'] as const) {
    test(`the site is dark on a ${system} system`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await open(page, address);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      expect(await stored(page)).toBeNull();
    });

    test(`the site is dark on a ${system} system before any script of ours has come`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(address);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    });
  }

  test('a change of the system changes nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, address);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test('the button leads from dark to system, light and dark, and each choice is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, address);
  for (const [choice, shown] of [
    ['system', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
    await expect(root(page)).toHaveAttribute('data-theme', shown);
    await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
    expect(await stored(page)).toBe(choice);
  }
});

for (const [choice, system, shown] of [
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['system', 'light', 'light'],
  ['system', 'dark', 'dark'],
] as const) {
  test(`'${choice}' is kept: ${shown} on a ${system} system, after a reload and a navigation`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await storeMode(page, choice);
    await open(page, address);
    const holds = async () => {
      await expect(root(page)).toHaveAttribute('data-theme', shown);
      await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
      expect(await stored(page)).toBe(choice);
    };
    await holds();
    await open(page, address);
    await holds();
    await page.getByRole('link', { name: 'Integrations' }).first().click();
    await expect(page).toHaveURL(/\/integrations$/);
    await holds();
  });
}

test(`'system' follows the system while the page is open, and stays stored`, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeMode(page, 'system');
  await open(page, address);
  for (const system of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: system });
    await expect(root(page)).toHaveAttribute('data-theme', system);
    expect(await stored(page)).toBe('system');
  }
});

test.describe('what cannot be read', () => {
  for (const value of ['purple', '', '{"a":1}', 'Light']) {
    test(`a stored '${value}' counts as no choice, and the button still works`, async ({ page }) => {
      const noted = quietConsole(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await storeMode(page, value);
      await open(page, address);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBe('system');
      expect(noted.problems).toEqual([]);
    });
  }

  test('forbidden storage is dark, and the button works for this visit', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await open(page, address);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    for (const choice of ['system', 'light', 'dark']) {
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
    }
    expect(errors).toEqual([]);
  });
});

test.describe('two tabs', () => {
  for (const [clicks, choice] of [
    [1, 'system'],
    [2, 'light'],
    [3, 'dark'],
  ] as const) {
    test(`'${choice}' of one shows in the other and stays stored`, async ({ context, page }) => {
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.emulateMedia({ colorScheme: 'light' });
        await open(tab, address);
      }
      for (let click = 0; click < clicks; click++) await toggle(page).click();
      await expect(root(other)).toHaveAttribute('data-theme-choice', choice);
      await expect(root(other)).toHaveAttribute('data-theme', choice === 'dark' ? 'dark' : 'light');
      await expect(toggle(other)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
      for (const tab of [page, other]) expect(await stored(tab)).toBe(choice);
    });
  }

  test('a choice that one forgets is dark in the other', async ({ context, page }) => {
    const other = await context.newPage();
    await storeMode(page, 'light');
    await open(page, address);
    await open(other, address);
    await expect(root(other)).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(other)).toBeNull();
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`the address can ask for ${mode}, which isn't stored`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode === 'light' ? 'dark' : 'light' });
    await storeMode(page, mode === 'light' ? 'dark' : 'light');
    await open(page, `${address}?docusaurus-theme=${mode}`);
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).not.toBe(mode);
  });
}

for (const [choice, system, shown] of [
  [null, 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'light', 'light'],
] as const) {
  test(`no flash: ${shown} stands before the page's content for ${choice ?? 'no choice'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    if (choice) await storeMode(page, choice);
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        // From the first piece of content on.
        if (document.getElementById('__docusaurus'))
          seen.push(document.documentElement.getAttribute('data-theme'));
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
    });
    await open(page, address);
    const seen = await page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual([shown]);
  });
}

test.describe('the button', () => {
  const icons = { light: 'lightToggleIcon', dark: 'darkToggleIcon', system: 'systemToggleIcon' };

  for (const [choice, icon] of Object.entries(icons)) {
    test(`shows the icon of ${choice} alone, before hydration as well`, async ({ page }) => {
      await storeMode(page, choice);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(address);
      await expect(toggle(page).locator(`svg:visible`)).toHaveCount(1);
      await expect(toggle(page).locator(`svg[class*=${icon}]`)).toBeVisible();
      await page.unroute('**/assets/js/**');
      await open(page, address);
      await expect(toggle(page).locator(`svg:visible`)).toHaveCount(1);
      await expect(toggle(page).locator(`svg[class*=${icon}]`)).toBeVisible();
    });
  }

  test('stands in the navbar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, address);
    await expect(toggle(page).first()).toBeInViewport({ ratio: 1 });
    await toggle(page).first().click();
    expect(await stored(page)).toBe('system');
  });
});
