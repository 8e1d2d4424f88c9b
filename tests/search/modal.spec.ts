import { expect, test } from '@playwright/test';
import { hydrated, open } from '../support/hydrated';
import { saveData } from '../support/saveData';
import { ask, guide, hitAddresses, modalOf, openModal, searchFor } from './support/modal';

test('the modal opens by Ctrl+K, by / and by its link, and Escape gives the focus back', async ({ page }) => {
  await open(page, guide);
  const { dialog, field } = modalOf(page);
  const trigger = page.getByRole('link', { name: 'Search', exact: true });
  for (const reach of [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
    () => trigger.click(),
  ]) {
    await reach();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  }
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeHidden();
});

test('the modal gives back the reader’s place, deep in a page, and closes when Back leaves the page', async ({
  page,
}) => {
  await open(page, '/docs/latest/concepts/orders');
  await page.getByRole('link', { name: 'Strategies', exact: true }).first().click();
  await expect(page).toHaveURL(/strategies$/);
  const { dialog } = modalOf(page);
  const link = page.locator('article p a').last();
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await openModal(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await openModal(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('what is typed before the modal is there is searched', async ({ page }) => {
  await saveData(page);
  await open(page, guide);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const waiting = page.getByPlaceholder('Loading …');
  await expect(waiting).toBeFocused();
  await page.keyboard.type('bracket');
  await expect(waiting).toHaveValue('bracket');
  release();
  const { field, hits } = modalOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type(' orders');
  await expect(field).toHaveValue('bracket orders');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openModal(page);
  await expect(field).toHaveValue('');
});

test('the modal tells what it found to those who see none of it, or see it in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, guide);
  const { dialog, field, hits, ask: askRow, status, chosen } = await openModal(page);
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await searchFor(page, 'on_stop');
  await expect(status).toHaveText(/^\d+ results$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const lists = (await field.getAttribute('aria-controls')) ?? '';
  for (const list of lists.split(' ')) await expect(page.locator(`[id="${list}"]`)).toBeVisible();

  await test.step('members say whose they are', async () => {
    const members = hits.filter({ has: page.getByText('method', { exact: true }) });
    const names = await members
      .locator('span > span')
      .evaluateAll((titles) => titles.map((title) => title.textContent));
    expect(names).toContain('Strategy.on_stop');
    await expect(members.first()).toBeVisible();
  });

  await test.step('one row has an outline', async () => {
    const outlined = () =>
      dialog
        .getByRole('option')
        .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).outlineStyle !== 'none').length);
    expect(await outlined()).toBe(1);
    await page.keyboard.press('Tab');
    await expect(askRow).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
    await expect(field).toBeFocused();
    expect(await outlined()).toBe(1);
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
  });

  await searchFor(page, 'qzxvwkj');
  await expect(status).toHaveText('No results');
  await field.fill(' ');
  await expect(status).toBeEmpty();
  await expect(hits).toHaveCount(0);
  await expect(dialog.getByText('No results found')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});

test('/ stays a letter where a reader types', async ({ page }) => {
  await open(page, '/docs/search');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(modalOf(page).dialog).toBeHidden();
});

test('nothing of search is loaded before a reader reaches for it, and the index once', async ({ page }) => {
  await saveData(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, guide);
  await page.waitForLoadState('networkidle');
  const before = new Set(requests);
  expect([...before].filter((path) => path.includes('search'))).toEqual([]);
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  await expect
    .poll(
      () => requests.filter((path) => /\/assets\/search\/latest-\w+-[0-9a-f]{8,}\.json$/.test(path)).length,
    )
    .toBe(2);
  await openModal(page);
  await searchFor(page, 'orders');
  await expect(modalOf(page).hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openModal(page);
  await searchFor(page, 'portfolio');
  await expect(modalOf(page).hits.first()).toBeVisible();
  const files = requests.filter((path) => path.includes('/assets/search/'));
  expect(files.map((path) => /latest-(\w+)-/.exec(path)?.[1])).toEqual(['names', 'texts']);
  expect(requests.filter((path) => path.endsWith('/search-index.json'))).toHaveLength(1);
});

test('hits are sections under their page, marked, with their kind; the keyboard opens them', async ({
  page,
}) => {
  await open(page, guide);
  const { dialog, hits } = await openModal(page);
  await searchFor(page, 'trailing stop');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Concepts › Orders');
  await expect(hits.first().locator('mark').first()).toHaveText(/trailing/i);
  await expect(hits.first().getByText('guide', { exact: true })).toBeVisible();
  // Enter opens the first hit, not the row that asks.
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const [, second] = await hitAddresses(hits);
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(second ?? '');
  const anchor = second?.split('#')[1];
  if (anchor) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

test('a click leads to the section, on the same page too', async ({ page }) => {
  await open(page, '/docs/latest/concepts/orders');
  await page.locator('footer a').last().focus();
  const { dialog, hits } = await openModal(page);
  await searchFor(page, 'trailing stop orders');
  const address = (await hitAddresses(hits)).find((path) => path.startsWith('/docs/latest/concepts/orders#'));
  expect(address).toBeDefined();
  await dialog.locator(`[role=option][href="${address}"]`).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address ?? '');
  const section = page.locator(`[id="${address?.split('#')[1]}"]`);
  await expect(section).toBeInViewport();
  // The reader goes on there.
  await page.keyboard.press('Tab');
  const isBehind = await section.evaluate(
    (heading) =>
      heading.contains(document.activeElement) ||
      Boolean(
        heading.compareDocumentPosition(document.activeElement ?? heading) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
  );
  expect(isBehind).toBe(true);
  await expect(section).toBeInViewport();
});

test('searches of nightly find nightly', async ({ page }) => {
  await open(page, '/docs/nightly/concepts/strategies');
  const { hits } = await openModal(page);
  await searchFor(page, 'orders');
  const addresses = await hitAddresses(hits);
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((path) => !path.startsWith('/docs/nightly'))).toEqual([]);
});

test('the link to all results counts rightly, letter by letter, and keeps the version', async ({ page }) => {
  await open(page, '/docs/nightly/concepts/strategies');
  const { field, seeAll } = await openModal(page);
  await field.pressSequentially('bracket');
  await searchFor(page, 'bracket');
  await expect(seeAll).toHaveAttribute('href', '/docs/search?q=bracket&version=nightly');
  const count = /\d+/.exec((await seeAll.textContent()) ?? '')?.[0];
  await seeAll.click();
  await expect(page).toHaveURL('/docs/search?q=bracket&version=nightly');
  await expect(page.getByText(new RegExp(`^${count} results? in nightly$`))).toBeVisible();
});

test('recent and favourite searches are kept, and can be removed', async ({ page }) => {
  await open(page, guide);
  const { dialog, hits, recent, favourites } = await openModal(page);
  await searchFor(page, 'message bus');
  const address = (await hitAddresses(hits))[0] ?? '';
  await hits.first().click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await hydrated(page);
  await openModal(page);
  const kept = recent.getByRole('link');
  await expect(kept).toHaveCount(1);
  await expect(kept).toHaveAttribute('href', address);
  await expect(kept).toContainText('Concepts › Message bus');
  await recent.getByRole('button', { name: 'Save this search' }).click();
  await expect(favourites.getByRole('link')).toHaveCount(1);
  await expect(recent).toBeHidden();
  await page.reload();
  await hydrated(page);
  await openModal(page);
  await expect(favourites.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(favourites.getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(modalOf(page).field).toBeFocused();
  await favourites.getByRole('button', { name: 'Remove this search from favourites' }).click();
  await expect(favourites).toBeHidden();
});

test('an empty modal shows where most readers go, and that one can ask', async ({ page, request }) => {
  await open(page, '/docs/nightly/concepts/strategies');
  const { dialog } = await openModal(page);
  const places = dialog.getByRole('region', { name: 'Where most readers go' }).getByRole('link');
  const addresses = await places.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/docs\/nightly\//);
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const questions = dialog.getByRole('region', { name: 'Ask a question' }).getByRole('button');
  for (const question of await questions.allTextContents()) {
    await questions.filter({ hasText: question }).click();
    await expect(dialog.getByRole('heading', { name: question })).toBeVisible();
    await expect(dialog.getByText('These pages say:')).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('what was selected on the page is searched', async ({ page }) => {
  await open(page, guide);
  await page.locator('h1').selectText();
  const { field, hits } = await openModal(page);
  await expect(field).toHaveValue('Strategies');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.type('orders');
  await expect(field).toHaveValue('orders');
});

test('no results: the query, other queries that find something, and where to tell it', async ({ page }) => {
  await open(page, guide);
  const { dialog, field, hits } = await openModal(page);
  await searchFor(page, 'qzxvwkj');
  await expect(dialog.getByText('No results found for “qzxvwkj”')).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Let us know.' });
  const issue = new URL((await link.getAttribute('href')) ?? '');
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('qzxvwkj');
  await expect(dialog.getByRole('link', { name: /^See all/ })).toBeHidden();
  await dialog.getByText('Try searching for').getByRole('button').first().click();
  await expect(field).toBeFocused();
  await expect(hits.first()).toBeVisible();
});

test('the Tab key stays in the modal', async ({ page }) => {
  await open(page, guide);
  const { dialog } = await openModal(page);
  await searchFor(page, 'orders');
  await expect(modalOf(page).seeAll).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Beside the dialog's own, the browser's controls are in reach: then the page itself has no focus.
    const place = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(place, key).toBe(true);
  }
});

// 1280 px at a zoom of 200 % are 640.
for (const width of [320, 640]) {
  test(`at ${width} px all of the modal is in reach, and nothing is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 });
    await open(page, guide);
    const { dialog, hits, seeAll } = await openModal(page);
    const fits = () =>
      dialog.evaluate((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const wide = [...element.querySelectorAll('*')].filter(
          (part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1,
        );
        return right <= innerWidth && bottom <= innerHeight && wide.length === 0;
      });
    expect(await fits(), 'empty').toBe(true);
    await searchFor(page, 'trailing_offset_type');
    await expect(seeAll).toBeInViewport();
    expect(await fits(), 'hits').toBe(true);
    const close = dialog.getByRole('button', { name: 'Close' });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits.last()).toBeInViewport();
    await searchFor(page, 'x'.repeat(200));
    expect(await fits(), 'nothing found').toBe(true);
    await ask(page, 'How do I cancel all orders?');
    expect(await fits(), 'answer').toBe(true);
    await close.click();
    await expect(dialog).toBeHidden();
  });
}
