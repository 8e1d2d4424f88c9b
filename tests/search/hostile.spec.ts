import { expect, test, type Page } from '@playwright/test';
import { quietConsole } from '../support/console';
import { open } from '../support/hydrated';
import { guide, modalOf, openModal } from './support/modal';

/** Queries that readers, links and scripts may bring. */
const queries = {
  empty: '   ',
  long: 'order '.repeat(1700),
  'one long word': 'x'.repeat(10_000),
  'not Latin': '注文 заказ कीमत أمر',
  'control characters': 'or\u0000der\u0007 \u202e\u200b\u{1f600}',
  'half a character': '\ud83d order',
  script: '<script>window.hacked = true</script>',
  'image that runs': '"><img src=x onerror="window.hacked=true">',
  'mark that runs': '<mark onclick="window.hacked=true">order</mark>',
  'names of objects': '__proto__ constructor toString',
  'a pattern': '(((.*)+)+)$ [a-z]{9,} \\',
} as const;

/** A page that is left while it prefetches or searches drops those requests. */
const isReal = (problem: string) => !problem.endsWith('net::ERR_ABORTED');

/** What a hostile text would have left behind. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.locator('main img[src=x], dialog img, [onclick], [onerror], main script')).toHaveCount(0);
}

test('the modal bears every query', async ({ page }) => {
  const { problems } = quietConsole(page);
  await open(page, guide);
  const { failure, field, hits } = await openModal(page);
  for (const [name, query] of Object.entries(queries)) {
    await test.step(name, async () => {
      await field.fill(query);
      await expect(failure).toBeHidden();
    });
  }
  await field.fill('order');
  await expect(hits.first()).toBeVisible();
  await expectNothingRan(page);
  expect(problems.filter(isReal)).toEqual([]);
});

test('the search page bears every query in its address', async ({ page }) => {
  const { problems } = quietConsole(page);
  await open(page, '/docs/search');
  for (const [name, query] of Object.entries(queries)) {
    await test.step(name, async () => {
      // A host may refuse an address of more than some 8 kB before the page is asked.
      await open(
        page,
        `/docs/search?q=${encodeURIComponent(query.replaceAll(/\p{Cs}/gu, '').slice(0, 2500))}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Unable to fetch results')).toBeHidden();
      await expectNothingRan(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
    });
  }
  await page.getByRole('searchbox').fill(queries.long);
  await expect(page.getByText(/^\d+ results? in latest$/)).toBeVisible();
  expect(problems.filter(isReal)).toEqual([]);
});

const hostileEntry = {
  objectID: '1',
  type: 'lvl1',
  url: 'javascript:window.hacked=true',
  hierarchy: { lvl0: 'x', lvl1: 'bad address' },
};
const markupEntry = {
  objectID: '2',
  type: 'lvl1',
  url: '/docs/latest/concepts/orders',
  hierarchy: {
    lvl0: '<img src=x onerror="window.hacked=true">',
    lvl1: '<img src=x onerror="window.hacked=true">',
  },
};
const conversation = {
  objectID: '3',
  type: 'askAI',
  anchor: 'stored',
  query: 'old question',
  url: '',
  hierarchy: { lvl0: 'askAI', lvl1: 'old question' },
  messages: [
    { id: 'a', role: 'user', parts: [{ type: 'text', text: 'old question' }] },
    {
      id: 'b',
      role: 'assistant',
      parts: [
        {
          type: 'text',
          text: '<img src=x onerror="window.hacked=true">[x](javascript:window.hacked=true) old answer',
        },
      ],
    },
  ],
};

test('stored searches and conversations can’t inject markup', async ({ page }) => {
  await page.addInitScript(
    ([recent, talks]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__nt-docs', recent ?? '');
      localStorage.setItem('__DOCSEARCH_ASKAI_CONVERSATIONS__nt-docs', talks ?? '');
    },
    [JSON.stringify([hostileEntry, markupEntry]), JSON.stringify([conversation])],
  );
  await open(page, guide);
  const { dialog } = await openModal(page);
  await expect(dialog.getByText('<img src=x').first()).toBeVisible();
  await expect(dialog.getByText('bad address')).toBeHidden();
  await dialog.getByText('old question').click();
  await expect(dialog.getByText('old answer')).toBeVisible();
  await expect(dialog.locator('a[href^="javascript:"]')).toHaveCount(0);
  await expectNothingRan(page);
});

test('corrupt stored values cost nothing but themselves', async ({ page }) => {
  const { problems } = quietConsole(page);
  const good = { ...markupEntry, hierarchy: { lvl0: 'Concepts', lvl1: 'A search of mine' } };
  for (const value of ['{', '7', '[null]', JSON.stringify([{ hierarchy: null }, good, 'x'])]) {
    await page.addInitScript((text) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__nt-docs', text);
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__nt-docs', text);
      localStorage.setItem('__DOCSEARCH_ASKAI_CONVERSATIONS__nt-docs', text);
    }, value);
    await open(page, guide);
    const { field, hits } = await openModal(page);
    await field.fill('orders');
    await expect(hits.first()).toBeVisible();
  }
  await modalOf(page).field.fill('');
  await expect(modalOf(page).dialog.getByText('A search of mine').first()).toBeVisible();
  expect(problems.filter(isReal)).toEqual([]);
});
