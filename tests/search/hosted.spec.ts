import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { servicesSite } from '../support/sites';
import { guide, openModal, searchFor } from './support/modal';

// The second site of the tests is built with all hosted services (scripts/checks/steps.ts).
test.use({ baseURL: servicesSite });

interface HostedRequest {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: unknown;
}

const hit = (url: string, title: string) => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Concepts', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _highlightResult: { hierarchy: { lvl0: { value: 'Concepts' }, lvl1: { value: title } } },
  _snippetResult: { hierarchy: { lvl1: { value: title } } },
});

/** Stands in for the hosted service: notes what it is asked, and answers with `hits` or fails. */
async function fakeService(page: Page, hits: object[]) {
  const requests: HostedRequest[] = [];
  const service = { requests, hits, fails: false };
  // Everything foreign stays inside the test.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route(/^https:\/\/testapp001.*\/1\/indexes\/\*\/queries/, async (route) => {
    if (service.fails) return route.abort();
    const { requests: asked } = route.request().postDataJSON() as { requests: HostedRequest[] };
    requests.push(...asked);
    await route.fulfill({
      json: {
        results: asked.map(({ query, indexName }) => ({
          hits: service.hits,
          nbHits: service.hits.length,
          page: 0,
          nbPages: 1,
          hitsPerPage: 20,
          query,
          index: indexName,
        })),
      },
    });
  });
  return service;
}

test('the modal queries the service, filtered by language and version, and rewrites addresses', async ({
  page,
}) => {
  const service = await fakeService(page, [
    hit(
      'https://nt-docs.example/old-docs/latest/concepts/orders#brackets',
      'Bracket &amp; <mark>orders</mark>',
    ),
    hit(
      'https://elsewhere.example/page',
      'Elsewhere <mark>orders</mark> <img src=x onerror="window.hacked=true">',
    ),
  ]);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (/search-index|assets\/search/.test(request.url())) indexes.push(request.url());
  });
  await open(page, guide);
  const { dialog, hits, seeAll } = await openModal(page);
  await searchFor(page, 'orders');
  await expect(hits).toHaveCount(2);
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/docs/latest/concepts/orders#brackets');
  await expect(hits.first()).toContainText('Bracket & orders');
  await expect(hits.nth(1).locator('a')).toHaveAttribute('href', 'https://elsewhere.example/page');
  await expect(hits.nth(1)).toContainText('<img src=x');
  await expect(dialog.locator('img')).toHaveCount(0);
  await expect(seeAll).toHaveText('See all 2 results');
  await expect(dialog.locator('.DocSearch-Logo a')).toBeVisible();
  expect(service.requests.at(-1)).toMatchObject({
    query: 'orders',
    indexName: 'nt-docs',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-latest']],
  });
  expect(indexes).toEqual([]);
});

test('a failure of the service is told in the modal and on the page', async ({ page }) => {
  const service = await fakeService(page, [
    hit('https://nt-docs.example/docs/latest/concepts/orders', 'Orders'),
  ]);
  service.fails = true;
  await open(page, guide);
  const { failure, field, hits } = await openModal(page);
  await field.fill('orders');
  await expect(failure.getByText('Unable to fetch results')).toBeVisible();
  await expect(failure.getByText('You might want to check your network connection.')).toBeVisible();
  service.fails = false;
  await searchFor(page, 'order');
  await expect(hits).toHaveCount(1);

  service.fails = true;
  await open(page, '/docs/search?q=orders');
  await expect(page.getByRole('alert').getByText('Unable to fetch results')).toBeVisible();
  service.fails = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 result in latest')).toBeVisible();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('nightly');
  await expect(page.getByText('1 result in nightly')).toBeVisible();
  expect(service.requests.at(-1)?.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-nightly'],
  ]);
  service.hits = [];
  await page.getByRole('searchbox').fill('qzxvwkj');
  await expect(page.getByText('No results found for')).toBeVisible();
});

test('questions go to the assistant, and so does feedback', async ({ page }) => {
  await fakeService(page, []);
  const asked: { path: string; body: unknown }[] = [];
  const token = `${Buffer.from(JSON.stringify({ exp: 4102444800 })).toString('base64')}.sig`;
  const parts = [
    { type: 'start', messageId: 'm1' },
    { type: 'start-step' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'An answer of the <b onclick="window.hacked=true">assistant</b>.' },
    { type: 'text-end', id: 't' },
    { type: 'finish-step' },
    { type: 'finish' },
  ];
  await page.route('https://askai.algolia.com/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push({ path, body: route.request().postDataJSON() as unknown });
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers });
    if (path.endsWith('/token')) return route.fulfill({ headers, json: { success: true, token } });
    if (path.endsWith('/feedback')) return route.fulfill({ headers, json: { success: true } });
    await route.fulfill({
      headers: { ...headers, 'x-vercel-ai-ui-message-stream': 'v1' },
      contentType: 'text/event-stream',
      body: `${parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`,
    });
  });
  await open(page, guide);
  const modal = await openModal(page);
  await searchFor(page, 'What is an order?');
  await modal.ask.click();
  const answer = modal.dialog.locator('.DocSearch-AskAiScreen-Response').first();
  await expect(answer.getByText('An answer of the assistant.')).toBeVisible();
  await expect(answer.locator('[onclick]')).toHaveCount(0);
  await expect(
    modal.dialog.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  await expect(modal.dialog.getByText('passages quoted from these pages')).toBeHidden();
  await answer.getByTitle('Dislike').click();
  await expect(answer.getByText('Thanks for your feedback!')).toBeVisible();
  const question = asked.find(({ path }) => path === '/chat' || path === '/chat/')?.body;
  expect(JSON.stringify(question)).toContain('What is an order?');
  expect(JSON.stringify(question)).toContain('docusaurus_tag:docs-default-latest');
  expect(asked.find(({ path }) => path.endsWith('/feedback'))?.body).toMatchObject({ thumbs: 0 });
});
