import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { open } from '../support/hydrated';
import { servicesSite } from '../support/sites';
import { guide } from './support/modal';

// The second site of the tests is built with all hosted services (scripts/checks/steps.ts).
test.use({ baseURL: servicesSite });

/** The parts of DocSearch's modal, which has names for few of them. */
async function openHosted(page: Page) {
  const dialog = page.locator('.DocSearch-Modal');
  const field = dialog.locator('.DocSearch-Input');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  return {
    dialog,
    field,
    hits: dialog.locator('.DocSearch-Hits .DocSearch-Hit:has(a)'),
    ask: dialog.locator('.DocSearch-Hit--AskAI'),
    failure: dialog.locator('.DocSearch-ErrorScreen'),
    seeAll: dialog.getByRole('link', { name: /^See all \d+ results?$/ }),
  };
}

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
  const { dialog, field, hits, seeAll } = await openHosted(page);
  await field.pressSequentially('orders');
  await expect(hits).toHaveCount(2);
  await expect(hits.first().locator('a')).toHaveAttribute('href', '/docs/latest/concepts/orders#brackets');
  await expect(hits.first()).toContainText('Bracket & orders');
  await expect(hits.nth(1).locator('a')).toHaveAttribute('href', 'https://elsewhere.example/page');
  // DocSearch sets what the service sends as HTML; the policy lets none of it run.
  await expect(dialog.locator('img')).toBeAttached();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
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
  const { dialog, failure, field, hits } = await openHosted(page);
  await field.fill('orders');
  await expect(failure.getByText('Unable to fetch results')).toBeVisible();
  await expect(failure.getByText('You might want to check your network connection.')).toBeVisible();
  service.fails = false;
  await field.fill('order');
  await expect(hits).toHaveCount(1);
  service.hits = [];
  await field.fill('qzxvwkj');
  await expect(dialog.getByText('No results found for')).toContainText('qzxvwkj');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /issues\/new/);
  service.hits = [hit('https://nt-docs.example/docs/latest/concepts/orders', 'Orders')];

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
  const modal = await openHosted(page);
  await modal.field.fill('What is an order?');
  await modal.ask.click();
  const answer = modal.dialog.locator('.DocSearch-AskAiScreen-Response').first();
  await expect(answer.getByText('An answer of the assistant.')).toBeVisible();
  // DocSearch sets an answer as HTML; the policy lets none of it run.
  await answer.getByText('assistant', { exact: true }).click();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
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
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await expect(modal.field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toBeHidden();
});

test('no file of the site holds the key that may write to the index', () => {
  // Where scripts/checks/steps.ts builds that site, and the keys that it sets.
  const folder = '.cache/services-site';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const holding = (key: string) =>
    files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(key));
  expect(holding('0123456789abcdef').length).toBeGreaterThan(0);
  expect(holding('a-write-key-of-the-tests')).toEqual([]);
});
