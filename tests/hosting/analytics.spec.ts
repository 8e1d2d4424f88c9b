import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { servicesSite } from '../support/sites';

// The second site of the tests is built with all hosted services (scripts/checks/steps.ts).
test.use({ baseURL: servicesSite });

const measurementId = 'G-TEST000001';

/** Something that gtag.js was told: its name and what belongs to it. */
type Command = readonly unknown[];

/** Answers for the service with a script that does nothing, and tells what was asked of it. */
async function fakeService(page: Page) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.fakeGtag = true;' });
  });
  const commands = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: Iterable<unknown>[] };
      return dataLayer.map((command): Command => [...command]);
    });
  // As the service does: what was set goes with every event after it, and its configuration counts the first view.
  const views = async () => {
    const seen: Readonly<Record<string, unknown>>[] = [];
    let fields: Readonly<Record<string, unknown>> = {};
    for (const [name, what] of await commands()) {
      if (name === 'set') fields = { ...fields, ...(what as object) };
      if (name === 'config' || (name === 'event' && what === 'page_view')) seen.push(fields);
    }
    return seen;
  };
  return { asked, commands, views };
}

test('the service is told of a page by its path alone, with IP anonymised', async ({ page }) => {
  const { asked, commands, views } = await fakeService(page);
  await open(page, '/docs/latest/concepts/orders?secret=1#order-types');
  await page.waitForFunction(() => 'fakeGtag' in window);
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);
  expect(await views()).toEqual([
    {
      page_location: `${servicesSite}/docs/latest/concepts/orders`,
      page_path: '/docs/latest/concepts/orders',
      page_title: '/docs/latest/concepts/orders',
      page_referrer: '',
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  ]);
  const [set, js, config] = await commands();
  expect(set?.[0]).toBe('set');
  expect(js?.[0]).toBe('js');
  expect(config).toEqual(['config', measurementId, { anonymize_ip: true }]);
});

test('each page is counted once, with the one before it', async ({ page }) => {
  const { views } = await fakeService(page);
  await open(page, '/docs/latest/concepts/orders');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.getByRole('link', { name: 'Strategies', exact: true }).click();
  await expect(page).toHaveURL(/concepts\/strategies$/);
  await expect
    .poll(async () => (await views()).map((view) => view['page_path']))
    .toEqual(['/docs/latest/concepts/orders', '/docs/latest/concepts/strategies']);
  expect((await views())[1]?.['page_referrer']).toBe(`${servicesSite}/docs/latest/concepts/orders`);
  // A place on the same page is no other page.
  await page.locator('.table-of-contents a').last().click();
  await expect(page).toHaveURL(/#/);
  expect(await views()).toHaveLength(2);
});

test('what a reader types into search is never told', async ({ page }) => {
  const { asked, commands } = await fakeService(page);
  await open(page, '/docs/search?q=confidential-one');
  // As the search page does while the reader types.
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/search?q=confidential-two');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.reload();
  await page.goto('/docs/latest');
  await page.waitForFunction(() => 'fakeGtag' in window);
  expect(JSON.stringify(await commands())).not.toContain('confidential');
  expect(asked.filter((address) => /google/.test(address)).join()).not.toContain('confidential');
});
