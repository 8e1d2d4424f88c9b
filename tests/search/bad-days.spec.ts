import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, type Page, type Route } from '@playwright/test';
import { open } from '../support/hydrated';
import { guide, modalOf, openModal, searchFor } from './support/modal';

const indexFiles = '**/assets/search/latest-*.json';

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The modal says that it can't search, and searches again once the cause is gone. */
async function expectFailureAndRecovery(page: Page, mend: () => Promise<void>): Promise<void> {
  const { dialog, failure, field, hits, status } = await openModal(page);
  await field.fill('orders');
  await expect(failure).toBeVisible();
  await expect(
    dialog.getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await expect(status).toHaveText(/^Unable to fetch results\./);
  await mend();
  await searchFor(page, 'portfolio');
  await expect(hits.first()).toBeVisible();
  await expect(failure).toBeHidden();
}

const bodies: Readonly<Record<string, () => Parameters<Route['fulfill']>[0]>> = {
  missing: () => ({ status: 404, contentType: 'text/html', body: '<h1>Page Not Found</h1>' }),
  truncated: () => ({ contentType: 'application/json', body: builtIndex('latest').slice(0, 5000) }),
  'of another version': () => ({ contentType: 'application/json', body: builtIndex('nightly') }),
  'no index at all': () => ({ contentType: 'application/json', body: '{"a":1}' }),
};

for (const [state, answer] of Object.entries(bodies)) {
  test(`an index that is ${state} is a failure with words, not a wrong answer`, async ({ page }) => {
    await page.route(indexFiles, (route) => route.fulfill(answer()));
    await open(page, guide);
    await expectFailureAndRecovery(page, () => page.unrouteAll());
  });
}

test('a manifest that is no manifest is a failure with words', async ({ page }) => {
  await page.route('**/search-index.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '[]' }),
  );
  await open(page, guide);
  await expectFailureAndRecovery(page, () => page.unrouteAll());
});

test('an index replaced while the tab is open is found anew', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('build/search-index.json', 'utf8')) as {
    versions: Record<string, { names: { file: string } }>;
  };
  let asked = 0;
  await page.route('**/search-index.json', async (route) => {
    asked += 1;
    const stale = structuredClone(manifest);
    if (asked === 1 && stale.versions.latest)
      stale.versions.latest.names.file = 'assets/search/latest-names-00000000.json';
    await route.fulfill({ json: stale });
  });
  await open(page, guide);
  const { hits } = await openModal(page);
  await searchFor(page, 'orders');
  await expect(hits.first()).toBeVisible();
  expect(asked).toBe(2);
});

test('the network gone between page and index', async ({ page, context }) => {
  await open(page, guide);
  // The modal's own code is there; its index isn't.
  await page.route(indexFiles, (route) => route.abort());
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await openModal(page);
  await context.setOffline(true);
  await modalOf(page).field.fill('orders');
  await expect(modalOf(page).failure).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll();
  await searchFor(page, 'portfolio');
  await expect(modalOf(page).hits.first()).toBeVisible();
});

test('the network gone before the modal’s own code', async ({ page, context }) => {
  await open(page, guide);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const failure = page.getByRole('alert');
  await expect(failure.getByText('Unable to fetch results')).toBeVisible();
  await expect(failure.getByText('You might want to check your network connection.')).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(modalOf(page).field).toBeFocused();
  await expect(failure).toBeHidden();
});

test('full storage loses nothing of the reader’s', async ({ page }) => {
  const favourite = {
    objectID: '1',
    type: 'lvl1',
    url: '/docs/latest/concepts/orders',
    hierarchy: { lvl0: 'Concepts', lvl1: 'A search of mine' },
  };
  const recent = {
    ...favourite,
    objectID: '2',
    hierarchy: { lvl0: 'Concepts', lvl1: 'A recent search of mine' },
  };
  await page.addInitScript(
    (lists) => {
      for (const [name, entry] of Object.entries(lists))
        localStorage.setItem(`__DOCSEARCH_${name}_SEARCHES__nt-docs`, JSON.stringify([entry]));
      for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let at = 0; ; at += 1) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Full at this size; the rest is filled with smaller pieces.
        }
      }
    },
    { FAVORITE: favourite, RECENT: recent },
  );
  await open(page, guide);
  const { dialog, hits } = await openModal(page);
  await expect(dialog.getByText('A search of mine')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save this search' }).click();
  await expect(dialog.getByText('A recent search of mine')).toBeVisible();
  await searchFor(page, 'message bus');
  await hits.first().click();
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__nt-docs`)),
    ['FAVORITE', 'RECENT'],
  );
  expect(kept.map((list) => JSON.parse(list ?? '[]') as unknown)).toEqual([[favourite], [recent]]);
});

test('forbidden storage still searches and answers', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(page, guide);
  const { hits, ask, dialog } = await openModal(page);
  await searchFor(page, 'cancel all orders');
  await expect(hits.first()).toBeVisible();
  await ask.click();
  await dialog.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(dialog.getByText('Thanks for your feedback!')).toBeVisible();
});

test('two tabs keep each other’s searches', async ({ page, context }) => {
  const second = await context.newPage();
  const recent = (tab: Page) =>
    tab.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__nt-docs') ?? '');
  for (const tab of [page, second]) {
    await open(tab, guide);
    await openModal(tab);
  }
  await page.bringToFront();
  await searchFor(page, 'message bus');
  await modalOf(page).hits.first().click();
  await expect(modalOf(page).dialog).toBeHidden();
  // Tabs learn of each other's storage in their own time.
  await expect.poll(() => recent(second)).toContain('message_bus');
  await second.bringToFront();
  await searchFor(second, 'portfolio');
  await modalOf(second).hits.first().click();
  await expect(modalOf(second).dialog).toBeHidden();
  const { recent: ofSecond } = await openModal(second);
  await expect(ofSecond.getByRole('link')).toHaveCount(2);
  await page.bringToFront();
  await openModal(page);
  // Another one of the second tab's, while the first tab's modal is open.
  await second.bringToFront();
  await searchFor(second, 'cache');
  await modalOf(second).hits.first().click();
  await expect(modalOf(second).dialog).toBeHidden();
  const kept = async () => (JSON.parse(await recent(page)) as unknown[]).length;
  await expect.poll(kept).toBe(3);
  await page.bringToFront();
  await modalOf(page).dialog.getByRole('button', { name: 'Remove this search from history' }).first().click();
  await expect.poll(kept).toBe(2);
});

function builtIndex(version: string): string {
  const folder = 'build/assets/search';
  const file = readdirSync(folder).find((name) => name.startsWith(`${version}-`) && name.endsWith('.json'));
  if (!file) throw new Error(`${folder} holds no index of ${version}.`);
  return readFileSync(`${folder}/${file}`, 'utf8');
}
