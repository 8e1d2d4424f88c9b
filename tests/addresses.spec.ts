import { expect, test } from '@playwright/test';
import { quietConsole } from './support/console';
import { hydrated, open } from './support/hydrated';
import { saveData } from './support/saveData';

/** Address with an ending → the address without it. */
const endings = [
  ['/docs/latest/concepts/orders.html', '/docs/latest/concepts/orders'],
  ['/docs/nightly/concepts/index.html', '/docs/nightly/concepts'],
  ['/docs/latest.html', '/docs/latest'],
  ['/docs/latest/index.html', '/docs/latest'],
  ['/docs/search.html', '/docs/search'],
  ['/docs/index.html', '/docs/'],
] as const;

const query = '?colour=red&x=%2F';
/** A place on every one of those pages, so that the hash has somewhere to lead. */
const hash = '#__docusaurus_skipToContent_fallback';

test('on a host that redirects, an ending goes, and query and hash stay', async ({ page }) => {
  const { problems } = quietConsole(page);
  // Else prefetches of one page would be broken off by the next.
  await saveData(page);
  for (const [from, to] of endings) {
    await test.step(`${from} becomes ${to}`, async () => {
      const response = await open(page, from + query + hash);
      expect(response.request().redirectedFrom()?.url()).toContain(from);
      await expect(page).toHaveURL(to + query + hash);
      expect(problems).toEqual([]);
    });
  }
});

test.describe('on a host that serves files as they are', () => {
  test('an ending goes in the browser, and query and hash stay', async ({ baseURL, page }) => {
    const { problems } = quietConsole(page);
    await saveData(page);
    const files = new Map<string, string>(endings);
    await page.route(
      ({ pathname }) => files.has(pathname),
      async (route) => {
        const to = files.get(new URL(route.request().url()).pathname) ?? '';
        await route.fulfill({ response: await route.fetch({ url: new URL(to, baseURL).href }) });
      },
    );
    for (const [from, to] of endings) {
      await test.step(`${from} becomes ${to}`, async () => {
        const response = await page.goto(from + query + hash);
        expect(response?.request().redirectedFrom()).toBeNull();
        expect(new URL(response?.url() ?? '').pathname).toBe(from);
        await hydrated(page);

        await expect(page).toHaveURL(to + query + hash);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(to.replace('nightly', 'latest'));
        expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toMatch(
          new RegExp(`${to}$`),
        );
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page).not.toHaveTitle(/Page Not Found/);
        expect(problems).toEqual([]);
      });
    }
  });

  test('reading on from there goes to clean addresses, and back to the clean one', async ({ page }) => {
    await page.route('**/concepts/orders.html', async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace('.html', '') }),
      });
    });
    await page.goto('/docs/latest/concepts/orders.html');
    await hydrated(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/docs/latest/concepts/execution');
    await page.goBack();
    await expect(page).toHaveURL('/docs/latest/concepts/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  });
});
