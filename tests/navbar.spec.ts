import { expect, test, type Page } from '@playwright/test';
import { open } from './support/hydrated';
import { addressOf, nightlyOnly } from './support/pages';

const strategies = '/docs/latest/concepts/strategies';
const preference = 'docs-preferred-version-default';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dropdown = (page: Page, name: string) =>
  bar(page)
    .locator('.dropdown')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const preferred = (page: Page) => page.evaluate((key) => localStorage.getItem(key), preference);

/** What the bar shows, from left to right, without the lists of closed dropdowns. */
const shownItems = (page: Page) =>
  bar(page)
    .locator('.navbar__inner')
    .locator(':is(a, button):not(.dropdown__menu *)')
    .filter({ visible: true })
    .all();

/** Opens a dropdown as a mouse does and chooses from it. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await dropdown(page, name).hover();
  await dropdown(page, name).getByRole('link', { name: item, exact: true }).click();
}

test('the brand leads to the landing page of the version being read', async ({ page }) => {
  for (const [path, landing] of [
    [strategies, '/docs/latest'],
    ['/docs/nightly/concepts/strategies', '/docs/nightly'],
    ['/docs/nightly', '/docs/nightly'],
    ['/docs/search', '/docs/latest'],
    ['/docs/', '/docs/latest'],
  ] as const) {
    await test.step(`on ${path} to ${landing}`, async () => {
      await open(page, path);
      const brand = bar(page).getByRole('link', { name: 'NT Docs', exact: true });
      await expect(brand).toHaveAttribute('href', landing);
      await brand.click();
      await expect(page).toHaveURL(landing);
    });
  }
});

test('the bar of a page', async ({ page }) => {
  await open(page, strategies);

  await test.step('all items stand right, the brand alone stands left', async () => {
    await expect(page.locator('.theme-layout-navbar-left > :visible')).toHaveText(['NT Docs']);
    const brand = await page.locator('.navbar__brand').boundingBox();
    const boxes = await Promise.all((await shownItems(page)).map((item) => item.boundingBox()));
    expect(boxes.length).toBeGreaterThan(10);
    expect(brand?.x).toBeLessThan(60);
    const [, first] = boxes;
    const last = boxes.at(-1);
    expect(first?.x).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0) + 60);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(1220);
  });

  await test.step('links to source, chat, professional and social network open a new tab', async () => {
    for (const [name, host] of [
      ['Source repository', 'github.com'],
      ['Chat community', 'discord.gg'],
      ['Professional network', 'www.linkedin.com'],
      ['Social network', 'x.com'],
    ] as const) {
      const link = bar(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host.replaceAll('.', '\\.')}/`));
    }
  });

  await test.step('the language dropdown shows English, the one language', async () => {
    await expect(button(page, 'English')).toBeVisible();
    await dropdown(page, 'English').hover();
    const links = dropdown(page, 'English').getByRole('link');
    await expect(links).toHaveText(['English']);
    await expect(links).toHaveAttribute('href', strategies);
  });

  const current = bar(page).locator('[aria-current]:not(.dropdown__menu *)');

  await test.step('the item that stands for the section is marked', async () => {
    await expect(button(page, 'latest')).toBeVisible();
    for (const path of ['concepts/strategies', 'tutorials', 'developer_guide/rust']) {
      await open(page, `/docs/latest/${path}`);
      await expect(current).toHaveText(['Learn']);
    }
    await open(page, '/docs/latest');
    await expect(bar(page).getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
    await expect(current).toHaveCount(0);
  });

  await test.step("a section's item alone is marked, as the page itself on its first page only", async () => {
    await open(page, '/docs/latest/getting_started/quickstart');
    await expect(current).toHaveText(['Learn']);
    await expect(current).toHaveAttribute('aria-current', 'true');
    await bar(page).getByRole('link', { name: 'Integrations', exact: true }).click();
    await expect(current).toHaveText(['Integrations']);
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
});

test('nothing of it is cut where it is fullest, at 997 px', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 700 });
  await open(page, '/docs/nightly/concepts/strategies');
  let previousEnd = 0;
  for (const item of await shownItems(page)) {
    const box = await item.boundingBox();
    if (!box) throw new Error('A visible item has no box.');
    expect(box.x).toBeGreaterThanOrEqual(previousEnd);
    expect(box.height, 'one line').toBeLessThan(45);
    previousEnd = box.x + box.width;
  }
  expect(previousEnd).toBeGreaterThan(900);
  expect(previousEnd).toBeLessThanOrEqual(997);
});

test.describe('the version dropdown', () => {
  test('shows the version being read, and stores a choice, as nothing else', async ({ page }) => {
    await open(page, '/docs/nightly/concepts/strategies');

    await test.step('it shows the version being read, with both to choose from', async () => {
      await expect(button(page, 'nightly')).toBeVisible();
      await dropdown(page, 'nightly').hover();
      const links = dropdown(page, 'nightly').getByRole('link');
      await expect(links).toHaveText(['latest', 'nightly']);
      await expect(dropdown(page, 'nightly').locator('[aria-current]')).toHaveText(['nightly']);
    });

    await test.step('it stores the preference on a click, and on nothing else', async () => {
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'Actors' })
        .click();
      await expect(page).toHaveURL('/docs/nightly/concepts/actors');
      expect(await preferred(page)).toBeNull();
      await choose(page, 'nightly', 'latest');
      await expect(page).toHaveURL('/docs/latest/concepts/actors');
      expect(await preferred(page)).toBe('latest');
      await choose(page, 'latest', 'nightly');
      await expect(page).toHaveURL('/docs/nightly/concepts/actors');
      expect(await preferred(page)).toBe('nightly');
    });

    await test.step('a stored preference names the version where none is read', async () => {
      await open(page, '/docs/search');
      await expect(button(page, 'nightly')).toBeVisible();
    });
  });

  test('keeps the page where both versions have it', async ({ page }) => {
    await test.step('with its query and hash', async () => {
      await open(page, `${strategies}?from=test#identity`);
      await choose(page, 'latest', 'nightly');
      await expect(page).toHaveURL('/docs/nightly/concepts/strategies?from=test#identity');
      await expect(button(page, 'nightly')).toBeVisible();
      await choose(page, 'nightly', 'latest');
      await expect(page).toHaveURL(`${strategies}?from=test#identity`);
    });

    await test.step('and leads from a page that nightly alone has, if any, to the root of latest', async () => {
      const [id] = nightlyOnly;
      if (id === undefined) return;
      await open(page, addressOf('nightly', id));
      await choose(page, 'nightly', 'latest');
      await expect(page).toHaveURL('/docs/latest');
      await expect(button(page, 'latest')).toBeVisible();
    });
  });
});

test('a dropdown by keyboard', async ({ page }) => {
  const list = dropdown(page, 'latest').locator('.dropdown__menu');
  await open(page, strategies);
  await expect(list).toBeHidden();
  await button(page, 'latest').focus();

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens it and puts it away`, async () => {
      await page.keyboard.press(key);
      await expect(list).toBeVisible();
      await expect(button(page, 'latest')).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press(key);
      await expect(list).toBeHidden();
      await expect(button(page, 'latest')).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(strategies);
    });
  }

  await test.step('Escape puts it away and keeps the place', async () => {
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button(page, 'latest')).toBeFocused();
  });

  await test.step('Tab walks through it, and leaving puts it away', async () => {
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    for (const name of ['latest', 'nightly']) {
      await page.keyboard.press('Tab');
      await expect(list.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'English')).toBeFocused();
    await expect(list).toBeHidden();
  });

  await test.step('Escape puts away what the pointer shows', async () => {
    await dropdown(page, 'latest').hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(10, 400);
    await dropdown(page, 'latest').hover();
    await expect(list).toBeVisible();
    await page.mouse.move(10, 400);
    await expect(list).toBeHidden();
  });

  await test.step('Enter on a version follows it', async () => {
    await button(page, 'latest').focus();
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/nightly/concepts/strategies');
    await expect(page.locator('.dropdown--show')).toHaveCount(0);
  });
});

test.describe('scrolling', () => {
  test('the bar stays where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, '/docs/latest/getting_started/quickstart');
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
  });

  test('the bar, hidden by scrolling down on a phone, comes back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, '/docs/latest/getting_started/quickstart');
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).not.toBeInViewport();

    await test.step('by scrolling up', async () => {
      await page.mouse.wheel(0, -200);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    });

    await test.step('when the keyboard enters it', async () => {
      await page.mouse.wheel(0, 400);
      await expect(bar(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(bar(page).locator(':focus')).toBeInViewport({ ratio: 1 });
    });
  });
});
