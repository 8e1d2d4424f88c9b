import { expect, test, type Page } from '@playwright/test';
import { hydrated, open } from './support/hydrated';
import { holdScripts } from './support/scripts';
import { announcement, announcementSite } from './support/sites';

test.use({ baseURL: announcementSite });

const strategies = '/docs/latest/concepts/strategies';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

/** Leaves a browser in the state of an earlier visit; only at the first load, so that later ones keep their own. */
async function visitedBefore(page: Page, id: string, dismiss: string): Promise<void> {
  await page.addInitScript(
    (values) => {
      if (localStorage.getItem('docusaurus.announcement.id')) return;
      localStorage.setItem('docusaurus.announcement.id', values.id);
      localStorage.setItem('docusaurus.announcement.dismiss', values.dismiss);
    },
    { id, dismiss },
  );
}

/** Keeps React from running, so that what shows is the page as it comes from the server. */
async function withoutReact(page: Page): Promise<void> {
  await page.route('**/assets/js/*.js', (route) => route.abort());
}

test('it shows on every page, above the navbar', async ({ page }) => {
  for (const path of [strategies, '/docs/latest', '/docs/nightly', '/docs/', '/docs/search']) {
    await open(page, path);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveText(announcement.text);
    const top = (await page.locator('nav.navbar').boundingBox())?.y;
    expect((await bar(page).boundingBox())?.height, path).toBe(top);
  }
});

test('its id is stored, and that it is not dismissed', async ({ page }) => {
  await open(page, strategies);
  expect(await stored(page)).toEqual({ dismiss: 'false', id: announcement.id });
});

test('closing it is stored, and holds after a reload and on other pages', async ({ page }) => {
  await open(page, strategies);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ dismiss: 'true', id: announcement.id });
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  await open(page, '/docs/nightly');
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ dismiss: 'true', id: announcement.id });
});

for (const [visit, id, dismiss] of [
  ['a new reader', '', ''],
  ['a reader who closed it', announcement.id, 'true'],
  ['a reader who closed an older one', 'older', 'true'],
] as const) {
  test(`nothing moves when React takes over, for ${visit}`, async ({ page }) => {
    if (id) await visitedBefore(page, id, dismiss);
    const heading = page.getByRole('heading', { level: 1 });
    const release = await holdScripts(page);
    await page.goto(strategies, { waitUntil: 'commit' });
    await expect(bar(page)).toBeVisible({ visible: id !== announcement.id });
    await page.evaluate(() => document.fonts.ready);
    const before = await heading.boundingBox();
    release();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(id === announcement.id ? 0 : 1);
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('a closed one is away before React runs', async ({ page }) => {
  await visitedBefore(page, announcement.id, 'true');
  await withoutReact(page);
  await page.goto(strategies);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(bar(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
});

test.describe('a new announcement after a closed one', () => {
  test.beforeEach(({ page }) => visitedBefore(page, 'older', 'true'));

  test('shows on the first load, before React runs', async ({ page }) => {
    await withoutReact(page);
    await page.goto(strategies);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await stored(page)).toEqual({ dismiss: 'false', id: announcement.id });
  });

  test('stays when React runs, and can be closed in turn', async ({ page }) => {
    await open(page, strategies);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    expect(await stored(page)).toEqual({ dismiss: 'false', id: announcement.id });
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ dismiss: 'true', id: announcement.id });
  });
});

test('where storage is forbidden it shows, and can be closed for the visit', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, strategies);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Actors' }).click();
  await expect(page).toHaveURL('/docs/latest/concepts/actors');
  await expect(bar(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a site without an announcement has no bar and stores nothing of it', async ({ page, baseURL }) => {
  expect(baseURL).toBe(announcementSite);
  await open(page, `http://127.0.0.1:4173${strategies}`);
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ dismiss: null, id: null });
});
