import { expect, test, type Page } from '@playwright/test';
import { quietConsole } from './support/console';
import { hydrated, open } from './support/hydrated';
import { addressOf, nightlyOnly } from './support/pages';
import { saveData } from './support/saveData';

/** Address without a page → the version that the navbar shall show there. */
const unknown = [
  ['/docs/nope', 'latest'],
  ['/docs/nope/deeper/still', 'latest'],
  ['/docs/latest/nope', 'latest'],
  ['/docs/latest/concepts/nope', 'latest'],
  ...nightlyOnly.map((id) => [addressOf('latest', id), 'latest'] as const),
  ['/docs/nightly/nope', 'nightly'],
  ['/docs/nightly/concepts/orders/nope', 'nightly'],
] as const;

async function expectNotFound(page: Page, version: string): Promise<void> {
  await expect(page).toHaveTitle('Page Not Found | NT Docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page Not Found']);
  await expect(page.locator('.navbar .dropdown > .navbar__link').first()).toHaveText(version);
}

test('an unknown address is not found, and the page says so in the shell of its version', async ({
  page,
}) => {
  const { problems } = quietConsole(page);
  // Else prefetches of one page would be broken off by the next.
  await saveData(page);
  for (const [address, version] of unknown) {
    await test.step(`${address} in ${version}'s shell`, async () => {
      const response = await open(page, address);
      expect(response.status()).toBe(404);
      await expectNotFound(page, version);
      expect(new URL(page.url()).pathname).toBe(address);
      // The address itself is missing; nothing else may be.
      expect(problems.splice(0)).toEqual([`404 ${page.url()}`]);
    });
  }
});

test('from an unknown address every way onward leads to a page of its version', async ({ page, request }) => {
  for (const version of ['latest', 'nightly']) {
    await test.step(version, async () => {
      await open(page, `/docs/${version}/nope`);
      const links = page.locator('main a');
      const ways = await links.evaluateAll((list) =>
        list.map((link) => (link as HTMLAnchorElement).pathname),
      );
      expect(ways.length).toBeGreaterThanOrEqual(3);
      for (const way of ways) {
        expect(way).toMatch(new RegExp(`^/docs/(?:search$|${version}/)`));
        expect((await request.get(way, { maxRedirects: 0 })).status(), way).toBe(200);
      }
    });
  }

  await test.step('the navbar leads to the other version', async () => {
    await open(page, '/docs/latest/nope');
    const menu = page.locator('.navbar .dropdown').first();
    await menu.hover();
    await menu.getByRole('link', { name: 'nightly', exact: true }).last().click();
    await expect(page).toHaveURL('/docs/nightly');
    await expect(menu.locator('> .navbar__link')).toHaveText('nightly');
  });
});

test('a way onward is followed without a new document, and the page found is whole', async ({ page }) => {
  const { problems } = quietConsole(page);
  await open(page, '/docs/nightly/nope');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.locator('main').getByRole('link', { name: 'Concepts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Concepts');
  await expect(page).toHaveURL('/docs/nightly/concepts');
  await expect(page).toHaveTitle(/^(?!Page Not Found).* \| NT Docs$/);
  expect(documents).toEqual([]);
  expect(problems.slice(1)).toEqual([]);
});

// A broken link in a guide: the router asks for a page that no route has.
for (const [from, addresses] of [
  [
    '/docs/latest/concepts/orders',
    [
      ['/docs/nope', 'latest'],
      ['/docs/latest/nope', 'latest'],
      ['/docs/nightly/concepts/nope', 'nightly'],
    ],
  ],
  [
    '/docs/nightly/concepts/orders',
    [
      ['/docs/nightly/nope', 'nightly'],
      ['/docs/latest/nope/deeper', 'latest'],
    ],
  ],
] as const) {
  test(`a link on ${from} to an unknown address shows not found in place`, async ({ page }) => {
    const { problems } = quietConsole(page);
    await open(page, from);
    for (const [address, version] of addresses) {
      await test.step(address, async () => {
        const link = page.locator('.prose a[href^="/docs/"]').first();
        await link.evaluate((element, href) => element.setAttribute('href', href), address);
        await link.click();
        await expectNotFound(page, version);
        await expect(page).toHaveURL(address);
        expect(problems).toEqual([]);

        await page.goBack();
        await expect(page).toHaveTitle('Orders | NT Docs');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
        expect(problems).toEqual([]);
      });
    }
  });
}

test('going back to an unknown address shows not found again', async ({ page }) => {
  await open(page, '/docs/nope');
  await page.locator('main').getByRole('link', { name: 'Concepts' }).click();
  await expect(page).toHaveURL('/docs/latest/concepts');
  const { problems } = quietConsole(page);
  await page.goBack();
  await hydrated(page);
  await expectNotFound(page, 'latest');
  expect(problems).toEqual([]);
});
