import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';

const strategies = '/docs/latest/concepts/strategies';

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.locator('.navbar-sidebar');
const back = (page: Page) => menu(page).getByRole('button', { name: /Back to main menu/ });

/** What the open menu keeps from being reached. */
const covered = (page: Page) => page.locator('[inert]:not(.navbar-sidebar *)');

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(page.locator('.navbar')).toHaveClass(/(^| )navbar-sidebar--show( |$)/);
  // Its sliding in is over: boxes stand where a finger finds them.
  await expect(menu(page)).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
}

/** Waits until nothing in the menu slides or unfolds any more: a tap hits what stands under the finger. */
async function settled(page: Page): Promise<void> {
  await menu(page).evaluate(async (element) => {
    // A list begins to unfold in the frame after the tap.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // One that is broken off by another has ended too.
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

test('the bar becomes a menu at 996 px and not at 997, and back', async ({ page }) => {
  const learn = page.locator('.navbar__inner').getByRole('link', { name: 'Learn' });
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, strategies);
  await expect(toggle(page)).toBeHidden();
  await expect(learn).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle(page)).toBeVisible();
  await expect(learn).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();

  await test.step('resizing to desktop width closes the open menu', async () => {
    await page.setViewportSize({ width: 900, height: 800 });
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(covered(page)).toHaveCount(0);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('colour mode and search are in reach without the menu', async ({ page }) => {
    await open(page, strategies);
    const bar = page.locator('.navbar__inner');
    const search = bar.getByRole('link', { name: 'Search' });
    const colourMode = bar.getByRole('button', { name: /^Switch between dark and light mode/ });
    await colourMode.tap();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
    await search.tap();
    await expect(page.getByRole('dialog', { name: 'Search' }).locator('input')).toBeFocused();
  });

  test('the menu opens over the page, and leads on', async ({ page }) => {
    await open(page, strategies);
    const current = menu(page).locator('[aria-current=page]');
    const learn = menu(page).getByRole('link', { name: 'Learn', exact: true });

    await test.step('the open menu holds the page still behind it', async () => {
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await expect(menu(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(385, 600);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

      await menu(page).getByRole('button', { name: 'Close navigation bar' }).tap();
      await expect(menu(page)).toBeHidden();
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    });

    await test.step('a tap beside the menu closes it', async () => {
      await openMenu(page);
      await page.touchscreen.tap(380, 600);
      await expect(menu(page)).toBeHidden();
    });

    await test.step('it shows the pages of the section first, and the main menu behind them', async () => {
      await openMenu(page);
      await expect(current).toHaveText(['Strategies']);
      await expect(current).toBeInViewport();
      await back(page).tap();
      await settled(page);
      await expect(learn).toBeInViewport({ ratio: 1 });
      await expect(current).not.toBeInViewport();
    });

    await test.step('language and external links are there', async () => {
      await menu(page).getByRole('button', { name: 'Languages', exact: true }).tap();
      await settled(page);
      await expect(menu(page).getByRole('link', { name: 'English', exact: true })).toBeVisible();
      for (const name of ['Source repository', 'Chat community', 'Professional network', 'Social network']) {
        const link = menu(page).getByRole('link', { name, exact: true });
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect(link).toHaveText(name);
        await expect(link).toHaveAttribute('target', '_blank');
      }
    });

    await test.step('the main menu leads to another section, and closes', async () => {
      await learn.tap();
      await expect(page).toHaveURL('/docs/latest/getting_started');
      await expect(menu(page)).toBeHidden();
    });

    await test.step('a page chosen from the list opens, and the menu closes', async () => {
      await openMenu(page);
      await menu(page).getByRole('link', { name: 'Installation', exact: true }).tap();
      await expect(page).toHaveURL('/docs/latest/getting_started/installation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
      await expect(menu(page)).toBeHidden();
      await expect(covered(page)).toHaveCount(0);
    });

    await test.step('the version is chosen there, and stored', async () => {
      await openMenu(page);
      await back(page).tap();
      await settled(page);
      await menu(page).getByRole('button', { name: 'Versions', exact: true }).tap();
      await settled(page);
      await expect(menu(page).getByRole('link', { name: 'latest', exact: true })).toBeVisible();
      await menu(page).getByRole('link', { name: 'nightly', exact: true }).tap();
      await expect(page).toHaveURL('/docs/nightly/getting_started/installation');
      await expect(menu(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
        'nightly',
      );
    });

    await test.step('the landing page has the list of pages there too', async () => {
      await open(page, '/docs/latest');
      await openMenu(page);
      await expect(menu(page).getByRole('link', { name: 'Concepts', exact: true })).toBeInViewport();
    });
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is opened, walked through, left and followed', async ({ page }) => {
    await open(page, strategies);

    await test.step('focus enters the menu and walks through it alone', async () => {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(back(page)).toBeFocused();
      const outside = page.locator(':is(a, button, [tabindex="0"]):focus:not(.navbar-sidebar *)');
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        expect(await outside.count()).toBe(0);
      }
    });

    await test.step('Escape closes it and gives the focus back', async () => {
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });

    await test.step('the main menu and a page of it are reached', async () => {
      await page.keyboard.press('Enter');
      await expect(menu(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const learn = menu(page).getByRole('link', { name: 'Learn', exact: true });
      await expect(learn).toBeInViewport({ ratio: 1 });
      await learn.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/docs/latest/getting_started');
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Words and controls of the menu that stick out of it or are cut off by what holds them. */
  const cut = (page: Page) =>
    menu(page).evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll('a, button, span, b')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'))
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1 || part.scrollWidth > part.clientWidth + 1;
        })
        .map((part) => part.textContent || part.getAttribute('aria-label'));
    });

  test('nothing of the bar or the menu is cut', async ({ page }) => {
    await open(page, '/docs/latest/api_reference/adapters/interactive_brokers');
    for (const item of await page.locator('.navbar__inner :is(a, button)').filter({ visible: true }).all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
    }
    await openMenu(page);
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    expect(await cut(page)).toEqual([]);
    await back(page).click();
    await menu(page).getByRole('button', { name: 'Versions', exact: true }).click();
    const link = menu(page).getByRole('link', { name: 'Professional network' });
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await cut(page)).toEqual([]);
  });
});
