import { expect, test, type Page } from '@playwright/test';
import { hydrated, open } from './support/hydrated';
import { holdScripts } from './support/scripts';
import { announcement, servicesSite } from './support/sites';

test.use({ baseURL: servicesSite });

// The site of these tests has all hosted services on too; nothing of them leaves the test.
test.beforeEach(({ page }) =>
  page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);

const strategies = '/docs/latest/concepts/strategies';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click();
const stored = (page: Page) =>
  page.evaluate(() => ({
    dismiss: localStorage.getItem('docusaurus.announcement.dismiss'),
    id: localStorage.getItem('docusaurus.announcement.id'),
  }));

test('it shows on every page, above the navbar, until it is closed', async ({ page }) => {
  for (const path of ['/docs/latest', '/docs/nightly', '/docs/', '/docs/search', strategies]) {
    await test.step(`it shows on ${path}`, async () => {
      await open(page, path);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(bar(page)).toHaveText(announcement.text);
      const top = (await page.locator('nav.navbar').boundingBox())?.y;
      expect((await bar(page).boundingBox())?.height).toBe(top);
      expect(await stored(page)).toEqual({ dismiss: 'false', id: announcement.id });
    });
  }

  await test.step('closing it is stored, and holds after a reload and on other pages', async () => {
    await close(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page)).toEqual({ dismiss: 'true', id: announcement.id });
    for (const path of [strategies, '/docs/nightly']) {
      await open(page, path);
      await expect(bar(page)).toHaveCount(0);
    }
    expect(await stored(page)).toEqual({ dismiss: 'true', id: announcement.id });
  });
});

test('what an earlier visit left decides before React runs, and nothing moves when it does', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  // Any small file does: storage needs the site's origin.
  await page.goto('/docs/llms.txt');
  for (const [visit, id, dismiss] of [
    ['a new reader', '', ''],
    ['a reader who closed it', announcement.id, 'true'],
    ['a reader who closed an older one', 'older', 'true'],
  ] as const) {
    await test.step(`for ${visit}`, async () => {
      await page.evaluate(
        (values) => {
          localStorage.clear();
          if (!values.id) return;
          localStorage.setItem('docusaurus.announcement.id', values.id);
          localStorage.setItem('docusaurus.announcement.dismiss', values.dismiss);
        },
        { id, dismiss },
      );
      const isClosed = id === announcement.id;
      const release = await holdScripts(page);
      await page.goto(strategies, { waitUntil: 'commit' });
      await expect(page.locator('nav.navbar')).toBeVisible();
      await expect(bar(page)).toBeAttached();
      if (isClosed) await expect(bar(page)).toBeHidden();
      else await expect(bar(page)).toBeInViewport({ ratio: 1 });
      const before = { dismiss: String(isClosed), id: announcement.id };
      expect(await stored(page)).toEqual(before);
      await page.evaluate(() => document.fonts.ready);
      const place = await heading.boundingBox();
      release();
      await hydrated(page);
      await expect(bar(page)).toHaveCount(isClosed ? 0 : 1);
      expect(await heading.boundingBox()).toEqual(place);
      expect(await stored(page)).toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }

  await test.step('a new one after a closed one can be closed in turn', async () => {
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await close(page);
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
  await close(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Actors' }).click();
  await expect(page).toHaveURL('/docs/latest/concepts/actors');
  await expect(bar(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a site without an announcement has no bar and stores nothing of it', async ({ page, baseURL }) => {
  expect(baseURL).toBe(servicesSite);
  await open(page, `http://127.0.0.1:4173${strategies}`);
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page)).toEqual({ dismiss: null, id: null });
});
