import { expect, test, type Page } from '@playwright/test';
import { alterScripts, defaultExportOf } from './support/alterScripts';
import { hydrated, open } from './support/hydrated';
import { saveData } from './support/saveData';
import { holdScripts } from './support/scripts';

const strategies = '/docs/latest/concepts/strategies';

// Prefetches may still be on their way through a route when a test has seen enough.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const crashed = (page: Page) => page.getByRole('heading', { name: 'This page crashed.', exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

/** A component that throws until `window.mended` is set, with a chain of three causes. */
const throwing = `default:()=>function(){if(!window.mended)throw new Error("The page broke",
  {cause:new Error("The chart has no data",{cause:new Error("The file was empty")})});return "All is well"}`;

test('a page that throws', async ({ page }) => {
  await saveData(page);
  const altered = await alterScripts(page, defaultExportOf(strategies), throwing);
  await open(page, '/docs/latest/concepts/actors');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Strategies' })
    .click();
  await expect(crashed(page)).toBeVisible();
  expect(altered.size).toBe(1);

  await test.step('says that it crashed, with the chain of causes, inside the shell', async () => {
    await expect(page.getByRole('main')).toContainText(
      /The page broke\s+Cause:\s+The chart has no data\s+Cause:\s+The file was empty/,
    );
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  await test.step('leaves the way to other pages open', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
    await expect(page).toHaveURL('/docs/latest/getting_started');
    await expect(crashed(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/getting started/i);
  });

  await test.step('comes back by Try again when the cause is gone, and not before', async () => {
    await page.goBack();
    await expect(crashed(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(crashed(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await tryAgain(page).click();
    await expect(page.getByRole('main')).toContainText('All is well');
    await expect(crashed(page)).toHaveCount(0);
  });
});

test('a page that throws on the first load says so too', async ({ page }) => {
  await saveData(page);
  const altered = await alterScripts(page, defaultExportOf(strategies), throwing);
  await page.goto(strategies);
  await expect(crashed(page)).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/The page broke\s+Cause:/);
  expect(altered.size).toBe(1);
});

test('a navbar item that can not be drawn', async ({ page }) => {
  const item = /docId:"getting_started\/index"(?=,label:"Learn")/;
  await saveData(page);
  const altered = await alterScripts(page, item, 'docId:"getting_started/gone"');
  await page.goto(strategies);
  await expect(crashed(page)).toBeVisible();
  expect(altered.size).toBe(1);

  await test.step('is named as JSON, with the cause', async () => {
    const words = await page.getByRole('main').innerText();
    expect(words).toContain('A theme navbar item failed to render.');
    expect(words).toMatch(/Cause:\s+Couldn't find any doc with id "getting_started\/gone"/);
    const json = /\{[^{}]*\}/.exec(words)?.[0] ?? '';
    expect(JSON.parse(json)).toEqual({
      position: 'right',
      type: 'doc',
      docId: 'getting_started/gone',
      label: 'Learn',
    });
  });

  await test.step('is announced with the words and the button of a page that crashed', async () => {
    await expect(page).toHaveTitle(/Page Error/);
    await expect(tryAgain(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(crashed(page)).toBeVisible();
  });

  await test.step('is drawn after a reload when it is mended', async () => {
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect(crashed(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Learn', exact: true })).toBeVisible();
  });
});

test('a page module without a default export says so, and that nothing can be drawn', async ({ page }) => {
  await saveData(page);
  const altered = await alterScripts(page, defaultExportOf(strategies), 'other:()=>0');
  await page.goto(strategies);
  await expect(crashed(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    `The page component at ${strategies} doesn't have a default export. This makes it impossible to render anything.`,
  );
  expect(altered.size).toBe(1);
});

test.describe('a wrong base URL', () => {
  const banner = (page: Page) => page.getByRole('alert');
  const missing = '**/docs/{assets,fonts,img}/**';

  /** The site as it stands under another path than it was built for: pages come, and what they load does not. */
  async function serveElsewhere(page: Page, base: string): Promise<void> {
    await page.route(`**${base}**`, async (route) => {
      const url = new URL(route.request().url());
      const path = url.pathname.replace(base, '/docs/');
      const response = await route.fetch({ url: url.origin + path });
      await route.fulfill({
        contentType: response.headers()['content-type'] ?? 'text/html',
        body: await response.text(),
      });
    });
    await page.route(missing, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: '<!doctype html><title>Not found</title>',
      }),
    );
  }

  test('shows a banner that suggests another', async ({ page }) => {
    for (const [path, base] of [
      ['/elsewhere/', '/elsewhere/'],
      ['/elsewhere/latest', '/elsewhere/'],
      ['/elsewhere/nightly/api_reference/model/orders', '/elsewhere/'],
      ['/elsewhere/search', '/elsewhere/'],
      ['/a/b/latest/concepts/strategies', '/a/b/'],
    ] as const) {
      await test.step(`${base} on ${path}`, async () => {
        await serveElsewhere(page, base);
        await page.goto(path);
        await expect(banner(page)).toBeInViewport();
        await expect(banner(page).locator('p')).toHaveText([
          'Your site did not load properly',
          'A very common reason is a wrong site baseUrl configuration.',
          'Current configured baseUrl = /docs/',
          `We suggest trying baseUrl = ${base}`,
        ]);
        // What the page says can still be read.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unrouteAll();
      });
    }
  });

  // That it is none on a page in good health is seen on every page, by the walk.
  test('is not suspected while only scripts are slow, nor when they fail', async ({ page }) => {
    const suspected = page.locator('#base-url-banner');
    const release = await holdScripts(page);
    const late = page.waitForRequest(/\/assets\/js\/main\./);
    await page.goto(strategies, { waitUntil: 'commit' });
    await late;
    await expect(page.locator('body')).toHaveCSS('font-family', /Roboto/);
    await expect(suspected).toHaveCount(0);
    release();
    await page.waitForLoadState('load');
    await hydrated(page);
    await expect(suspected).toHaveCount(0);

    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(strategies);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(suspected).toHaveCount(0);
  });
});
