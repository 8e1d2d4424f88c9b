import { expect, test } from '@playwright/test';
import { open } from '../support/hydrated';
import { ask, guide, openModal } from './support/modal';

test('answers quote the pages, link them, and keep what the reader thinks of them on the machine', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await open(page, guide);
  const { dialog } = await openModal(page);
  const answer = await ask(page, 'How do I cancel all orders?');
  await expect(
    dialog.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  await expect(
    dialog.getByText('Here they are passages quoted from these pages, nothing else.'),
  ).toBeVisible();

  await test.step('every quotation stands on the page that it links', async () => {
    const quotes = await answer.locator('blockquote').allTextContents();
    expect(quotes.length).toBeGreaterThan(0);
    const links = await answer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(0);
    const pages = await Promise.all(
      links.map(async (link) => {
        const text = await (await page.request.get(link)).text();
        return text
          .replaceAll(/<[^>]+>/g, '')
          .replaceAll(/&#x27;|&#39;/g, "'")
          .replaceAll(/\s+/g, ' ');
      }),
    );
    const first = quotes[0]?.split('\n')[0]?.trim().slice(0, 40) ?? '';
    expect(
      pages.some((text) => text.includes(first)),
      first,
    ).toBe(true);
  });

  await test.step('the words asked for are marked, under the question and the disclaimer', async () => {
    await expect(answer.locator('blockquote mark').first()).toHaveText(/cancel|orders/i);
    await expect(answer.locator('h2 + p')).toHaveText(/^Answers are generated/);
    const buttons = await answer.getByRole('button').allTextContents();
    expect(buttons.slice(-3)).toEqual(['Copy', 'Like', 'Dislike']);
  });

  await test.step('copy', async () => {
    await answer.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(answer.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/docs/latest/');
    expect(copied).not.toContain('**');
  });

  await test.step('like', async () => {
    await answer.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(answer.getByText('Thanks for your feedback!')).toBeFocused();
    const kept = await page.evaluate(() => localStorage.getItem('nt-docs.answers.feedback'));
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
  });

  await test.step('Escape goes back to keyword search first, then closes', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(answer).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  expect(foreign).toEqual([]);
});

test('a question that the pages don’t answer is told so; dislike thanks too', async ({ page }) => {
  await open(page, guide);
  await openModal(page);
  const answer = await ask(page, 'What is the capital of France?');
  await expect(answer.getByText('These pages hold no answer to that.')).toBeVisible();
  await expect(answer.locator('blockquote')).toHaveCount(0);
  await answer.getByRole('button', { name: 'Dislike' }).click();
  await expect(answer.getByText('Thanks for your feedback!')).toBeVisible();
});

test('answers of nightly quote nightly', async ({ page }) => {
  await open(page, '/docs/nightly/concepts/strategies');
  await openModal(page);
  const answer = await ask(page, 'How do I cancel all orders?');
  const links = await answer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !path.startsWith('/docs/nightly'))).toEqual([]);
});

test('a question shows as it was typed, and a failure is told', async ({ page }) => {
  await open(page, guide);
  const { dialog } = await openModal(page);
  const answer = await ask(page, '<img src=x onerror="window.hacked=true"> orders?');
  await expect(answer.getByText('<img src=x')).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('without the index an answer fails with words, and can be asked for again', async ({ page }) => {
  await page.route('**/assets/search/**', (route) => route.abort());
  await open(page, guide);
  const { dialog, failure } = await openModal(page);
  await dialog.getByRole('button', { name: 'How do I cancel all orders?' }).click();
  const answer = dialog.getByRole('article');
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await answer.getByRole('button', { name: 'Retry' }).click();
  await expect(answer.locator('blockquote').first()).toBeVisible();
});

test('a conversation goes on, is kept, and can be taken up, left and removed', async ({ page }) => {
  await open(page, guide);
  const { dialog, field } = await openModal(page);
  await ask(page, 'What is a bracket order?');
  await expect(field).toBeFocused();
  await field.fill('Which price does a trailing stop follow?');
  await page.keyboard.press('Enter');
  const answers = dialog.getByRole('article');
  await expect(answers).toHaveCount(2);
  await expect(answers.first().getByRole('heading')).toHaveText('Which price does a trailing stop follow?');
  await expect(answers.first().getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await answers.first().getByRole('link').first().click();
  await expect(dialog).toBeHidden();

  await openModal(page);
  const kept = dialog.getByRole('region', { name: 'Recent conversations' });
  await kept.getByRole('button', { name: 'What is a bracket order?' }).click();
  await expect(answers).toHaveCount(2);
  await expect(answers.last().locator('blockquote').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(answers).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await kept.getByRole('button', { name: 'Remove this conversation from history' }).click();
  await expect(kept).toBeHidden();
});
