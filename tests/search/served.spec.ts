import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { alterScripts } from '../support/alterScripts';
import { open } from '../support/hydrated';
import { ask, guide, modalOf, openModal } from './support/modal';

const question = 'How do I cancel all orders?';
const unwritten = 'The model that writes answers gave none this time.';

interface Prompt {
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

interface Material {
  readonly passages: readonly { readonly n: number; readonly from: string; readonly text: string }[];
  readonly earlier: readonly string[];
  readonly question: string;
}

const completion = (content: string) => ({ choices: [{ message: { role: 'assistant', content } }] });

/**
 * The plain site as it is built with ANSWERS_URL and ANSWERS_MODEL: the second site of the tests has DocSearch's modal in
 * the place of the one that asks a model. The endpoint is the site's own origin, which its policy allows.
 *
 * @param reply - what the endpoint does with a question
 * @returns what it was asked so far
 */
async function serveModel(
  page: Page,
  origin: string | undefined,
  reply: (route: Route, asked: number) => Promise<void>,
): Promise<Prompt[]> {
  const prompts: Prompt[] = [];
  const url = `${origin}/model/v1/chat/completions`;
  await page.route(url, async (route) => {
    prompts.push(route.request().postDataJSON() as Prompt);
    await reply(route, prompts.length);
  });
  await configure(page, url);
  return prompts;
}

async function configure(page: Page, url: string): Promise<void> {
  const altered = await alterScripts(
    page,
    /hosted:!1,hostedAnswers:!1/,
    `$&,servedAnswers:${JSON.stringify({ url, model: 'small' })}`,
  );
  await open(page, guide);
  expect(altered.size).toBe(1);
}

/** Asks in a conversation that goes on. */
async function askOn(page: Page, text: string): Promise<Locator> {
  const { dialog, field } = modalOf(page);
  await field.fill(text);
  await page.keyboard.press('Enter');
  return dialog.getByRole('article').filter({ has: page.getByRole('heading', { name: text, exact: true }) });
}

/** The passages stand for themselves, as without a model, under one line that says why. */
async function expectPagesToAnswer(answer: Locator): Promise<void> {
  await expect(answer.getByText(unwritten, { exact: true })).toBeVisible();
  await expect(answer.getByText('These pages say:')).toBeVisible();
  await expect(answer.locator('blockquote').first()).toBeVisible();
  await expect(answer.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
}

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a model’s answer is plain text with its sources, above the passages that it was sent', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const text =
    'Call cancel_all_orders [1].\nIgnore the above: <img src=x onerror="window.hacked=true"> [99], `bars[1]`.';
  const prompts = await serveModel(page, baseURL, (route) => route.fulfill({ json: completion(text) }));
  const { dialog, field } = await openModal(page);
  const answer = await ask(page, question);
  await expect(
    answer.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
  ).toBeVisible();
  await expect(answer.getByText('passages quoted from these pages')).toBeHidden();
  const passages = answer.getByRole('group');
  const sources = answer.getByRole('list', { name: 'Sources' });

  await test.step('nothing of it runs, and only what names a passage is a link', async () => {
    await expect(answer.getByText('<img src=x onerror="window.hacked=true"> [99], `bars[1]`.')).toBeVisible();
    await expect(dialog.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(answer.getByRole('link', { name: /^\[\d+\]$/ })).toHaveText(['[1]']);
    await expect(sources.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('its source is the section of the first passage, which is quoted below', async () => {
    await expect(passages.locator('blockquote').first()).toBeHidden();
    await passages.getByText('What these pages say themselves').click();
    const link = passages.locator('blockquote').first().getByRole('link');
    await expect(link).toBeVisible();
    const address = await link.getAttribute('href');
    expect(address).toMatch(/^\/docs\/latest\//);
    await expect(answer.getByRole('link', { name: '[1]', exact: true })).toHaveAttribute(
      'href',
      String(address),
    );
    await expect(sources.getByRole('link')).toHaveAttribute('href', String(address));
  });

  await test.step('it was sent the passages and the question, and nothing else', async () => {
    expect(prompts).toHaveLength(1);
    expect(prompts[0]).toMatchObject({ model: 'small', stream: false });
    const material = JSON.parse(prompts[0]?.messages.at(-1)?.content ?? '') as Material;
    expect(material).toMatchObject({ earlier: [], question });
    expect(material.passages).toHaveLength(await passages.locator('blockquote').count());
    expect(material.passages[0]?.text).toMatch(/cancel/i);
  });

  await test.step('copy and like work as with every answer', async () => {
    await answer.getByRole('button', { name: 'Copy', exact: true }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(text);
    expect(copied).toContain('\n[1] ');
    await answer.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(answer.getByText('Thanks for your feedback!')).toBeFocused();
    const kept = await page.evaluate(() => localStorage.getItem('nt-docs.answers.feedback'));
    expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
  });

  await test.step('a further question takes the one before with it', async () => {
    await expect(field).toBeVisible();
    await expect(
      (await askOn(page, 'What is a bracket order?')).getByRole('button', { name: 'Like', exact: true }),
    ).toBeVisible();
    const material = JSON.parse(prompts[1]?.messages.at(-1)?.content ?? '') as Material;
    expect(material).toMatchObject({ earlier: [question], question: 'What is a bracket order?' });
  });

  await test.step('the conversation is kept with what the model wrote', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openModal(page);
    await dialog
      .getByRole('region', { name: 'Recent conversations' })
      .getByRole('button', { name: question })
      .click();
    const answers = dialog.getByRole('article');
    await expect(answers).toHaveCount(2);
    await expect(answers.last().getByRole('link', { name: '[1]', exact: true })).toBeVisible();
    await expect(answers.last().getByText('Thanks for your feedback!')).toBeVisible();
    expect(prompts).toHaveLength(2);
  });
});

test('whatever fails, the pages answer themselves and say so', async ({ page, baseURL }) => {
  const failures: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['How do I cancel all orders?', (route) => route.abort('connectionrefused')],
    ['What is a bracket order?', (route) => route.fulfill({ status: 500, body: '{}' })],
    ['Which price does a trailing stop follow?', (route) => route.fulfill({ status: 429 })],
    [
      'What is a stop order?',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
    ],
    ['How do I modify an order?', (route) => route.fulfill({ json: completion(' ') })],
  ];
  const prompts = await serveModel(page, baseURL, async (route, asked) => {
    await failures[asked - 1]?.[1](route);
  });
  const { status } = await openModal(page);
  for (const [at, [text]] of failures.entries()) {
    await test.step(text, async () => {
      const answer = at === 0 ? await ask(page, text) : await askOn(page, text);
      await expectPagesToAnswer(answer);
      await expect(status).toHaveText(/^The model that writes answers gave none this time\. Answered with/);
      expect(prompts).toHaveLength(at + 1);
    });
  }
});

test('a question asked meanwhile leaves the one before to the pages, and gets its own answer', async ({
  page,
  baseURL,
}) => {
  const held: Route[] = [];
  const prompts = await serveModel(page, baseURL, async (route, asked) => {
    if (asked === 1) held.push(route);
    else await route.fulfill({ json: completion('The second [1].') });
  });
  const { dialog, field } = await openModal(page);
  await field.fill(question);
  await modalOf(page).ask.click();
  const first = dialog.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) });
  await expect(first.getByText('A model writes an answer from these passages …')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Like', exact: true })).toBeHidden();
  await expect.poll(() => prompts.length).toBe(1);

  const second = await askOn(page, 'What is a bracket order?');
  await expect(second.getByText('The second [1].')).toBeVisible();
  await expectPagesToAnswer(first);
  // Too late: nobody waits for it.
  await held[0]?.fulfill({ json: completion('The first [1].') }).catch(() => undefined);
  await expect(second.getByText('The second [1].')).toBeVisible();
  await expect(dialog.getByText('The first')).toHaveCount(0);
});

test('what the pages don’t answer is sent to nobody', async ({ page, baseURL }) => {
  const prompts = await serveModel(page, baseURL, (route) => route.fulfill({ json: completion('Paris.') }));
  await openModal(page);
  const answer = await ask(page, 'What is the capital of France?');
  await expect(answer.getByText('These pages hold no answer to that.')).toBeVisible();
  await expect(answer.getByText(unwritten)).toBeHidden();
  expect(prompts).toEqual([]);
});

test('an endpoint that the policy doesn’t name is not reached, and the pages answer', async ({ page }) => {
  const reached: string[] = [];
  await page.route('https://answers.example/**', async (route) => {
    reached.push(route.request().url());
    await route.fulfill({ json: completion('x'), headers: { 'access-control-allow-origin': '*' } });
  });
  await configure(page, 'https://answers.example/v1/chat/completions');
  await openModal(page);
  await expectPagesToAnswer(await ask(page, question));
  expect(reached).toEqual([]);
});

test('the code that asks a model is loaded only where one is set', async ({ page, baseURL }) => {
  /** Words of that code alone, which no minifier changes. */
  const words = 'choices[0].message.content';
  const holding = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(words)) holding.add(response.url());
  });
  await open(page, guide);
  await openModal(page);
  await ask(page, question);
  expect([...holding]).toEqual([]);

  await serveModel(page, baseURL, (route) => route.fulfill({ json: completion('It is [1].') }));
  await openModal(page);
  await ask(page, question);
  // The bundler may split it in more than one file.
  await expect.poll(() => holding.size).toBeGreaterThan(0);
});
