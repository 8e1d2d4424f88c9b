import { expect, test, type Page } from '@playwright/test';
import { toggle } from './support/colourMode';
import { quietConsole } from './support/console';
import { open } from './support/hydrated';
import { saveData } from './support/saveData';

const address = '/docs/latest/concepts/strategies';
const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Leaves an open page's browser in the state of an earlier visit; null is a reader who never chose. */
const store = (page: Page, choice: string | null) =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
  }, choice);

async function expectMode(page: Page, choice: string, shown: string): Promise<void> {
  await expect(root(page)).toHaveAttribute('data-theme', shown);
  await expect(root(page)).toHaveAttribute('data-theme-choice', choice);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
}

test('a choice decides from the first piece of content on, and is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      // From the first piece of content on.
      if (document.getElementById('__docusaurus'))
        seen.push(document.documentElement.getAttribute('data-theme'));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-theme'] });
  });
  // Any small file does: storage needs the site's origin.
  await page.goto('/docs/llms.txt');
  for (const [choice, system, shown] of [
    [null, 'light', 'dark'],
    [null, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const) {
    await test.step(`${choice ?? 'no choice'} is ${shown} on a ${system} system`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await store(page, choice);
      const holds = async () => {
        await expectMode(page, choice ?? 'dark', shown);
        expect(await stored(page)).toBe(choice);
      };
      const holdsWithoutFlash = async () => {
        await open(page, address);
        await holds();
        const seen = await page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen);
        expect(seen.length).toBeGreaterThan(0);
        expect([...new Set(seen)]).toEqual([shown]);
      };
      await holdsWithoutFlash();
      // What the first load left in storage is what a reload finds.
      await holdsWithoutFlash();
      await page.getByRole('link', { name: 'Integrations' }).first().click();
      await expect(page).toHaveURL(/\/integrations$/);
      await holds();
    });
  }
});

test('before any script of ours has come the mode stands, and the button shows its icon alone', async ({
  page,
}) => {
  const icons = { light: 'lightToggleIcon', dark: 'darkToggleIcon', system: 'systemToggleIcon' } as const;
  await page.goto('/docs/llms.txt');
  for (const [choice, system, shown] of [
    [null, 'light', 'dark'],
    [null, 'dark', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['system', 'light', 'light'],
  ] as const) {
    await test.step(`${choice ?? 'no choice'} on a ${system} system`, async () => {
      const showsIcon = async () => {
        await expect(root(page)).toHaveAttribute('data-theme', shown);
        await expect(toggle(page).locator(`svg:visible`)).toHaveCount(1);
        await expect(toggle(page).locator(`svg[class*=${icons[choice ?? 'dark']}]`)).toBeVisible();
      };
      await page.emulateMedia({ colorScheme: system });
      await store(page, choice);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto(address);
      await showsIcon();
      await page.unroute('**/assets/js/**');
      await open(page, address);
      await showsIcon();
    });
  }
});

test('the button and the system change the mode while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, address);

  await test.step('without a choice a change of the system changes nothing', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expectMode(page, 'dark', 'dark');
    expect(await stored(page)).toBeNull();
  });

  await test.step('the button leads from dark to system, light and dark, and each choice is stored', async () => {
    for (const [choice, shown] of [
      ['system', 'light'],
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'light'],
    ] as const) {
      await toggle(page).click();
      await expectMode(page, choice, shown);
      expect(await stored(page)).toBe(choice);
    }
  });

  await test.step(`'system' follows the system, and stays stored`, async () => {
    for (const system of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system });
      await expectMode(page, 'system', system);
      expect(await stored(page)).toBe('system');
    }
  });

  await test.step('the button stands in the navbar of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(toggle(page).first()).toBeInViewport({ ratio: 1 });
    await toggle(page).first().click();
    expect(await stored(page)).toBe('light');
  });
});

test('what cannot be read counts as no choice, and the button still works', async ({ page }) => {
  const noted = quietConsole(page);
  // Else prefetches of one page would be broken off by the next.
  await saveData(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/llms.txt');
  for (const value of ['purple', '', '{"a":1}', 'Light']) {
    await test.step(`a stored '${value}'`, async () => {
      await store(page, value);
      await open(page, address);
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
      await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
      await toggle(page).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'light');
      expect(await stored(page)).toBe('system');
      expect(noted.problems).toEqual([]);
    });
  }
});

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

test('what one tab chooses shows in the other and stays stored', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await open(tab, address);
  }
  for (const [choice, shown] of [
    ['system', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    await test.step(`'${choice}'`, async () => {
      await toggle(page).click();
      await expectMode(other, choice, shown);
      for (const tab of [page, other]) expect(await stored(tab)).toBe(choice);
    });
  }
  await test.step('a choice that one forgets is dark in the other', async () => {
    await page.evaluate(() => localStorage.removeItem('theme'));
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(other)).toBeNull();
  });
});

test(`the address can ask for a mode, which isn't stored`, async ({ page }) => {
  await page.goto('/docs/llms.txt');
  for (const [asked, opposite] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await test.step(asked, async () => {
      await page.emulateMedia({ colorScheme: opposite });
      await store(page, opposite);
      await open(page, `${address}?docusaurus-theme=${asked}`);
      await expect(root(page)).toHaveAttribute('data-theme', asked);
      expect(await stored(page)).toBe(opposite);
    });
  }
});
