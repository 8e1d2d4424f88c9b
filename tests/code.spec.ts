import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addBlock } from './support/codeBlocks';
import { open } from './support/hydrated';

const installation = '/docs/latest/getting_started/installation';
const quickstart = '/docs/latest/getting_started/quickstart';
const source = readFileSync('versioned_docs/version-latest/getting_started/quickstart.mdx', 'utf8');
const firstBlock = (page: Page) => page.locator('.code--titled').first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('highlighting', () => {
  test('stands in the HTML as it is served', async ({ request }) => {
    const html = await (await request.get(quickstart)).text();
    expect(html.match(/<span class="?c-keyword"?>/g)?.length).toBeGreaterThan(20);
    expect(html).toMatch(/<span class="?c-keyword"?>class<\/span>/);
  });

  test('brings no highlighter into the browser', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await open(page, installation);
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    // Words of Prism's grammars and of its React wrapper, which no minifier shortens.
    for (const text of texts) expect(/lookbehind:|string-interpolation|token-line/.exec(text)).toBeNull();
  });

  test('marks the lines that the writer named', async ({ page }) => {
    await open(page, quickstart);
    const [, meta, code] =
      /```python title="quickstart\.py" \{(\d+-\d+)\}\n([\s\S]*?)\n```/.exec(source) ?? [];
    const [first, last] = (meta ?? '').split('-').map(Number);
    const lines = code?.split('\n').slice((first ?? 0) - 1, last) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    const marked = firstBlock(page).locator('.line.marked');
    expect((await marked.allTextContents()).map((text) => text.replace(/\n$/, ''))).toEqual(lines);
  });
});

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies exactly the code, and not its output', async ({ page }) => {
    await open(page, quickstart);
    const [, code] = /```python title="quickstart\.py"[^\n]*\n([\s\S]*?)\n```/.exec(source) ?? [];
    const copy = firstBlock(page).getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await copied(page)).toBe(code);
  });

  test('says that it copied, and is itself again after that', async ({ page }) => {
    await page.clock.install();
    await open(page, quickstart);
    const copy = firstBlock(page).getByRole('button');
    await expect(copy).toHaveText('Copy');
    await expect(copy).toHaveAttribute('aria-live', 'polite');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await page.clock.fastForward(2000);
    await expect(copy).toHaveText('Copy');
  });

  test(`says 'Not copied' when the browser refuses`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await open(page, quickstart);
    const copy = firstBlock(page).getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Not copied');
  });

  for (const [language, session, typed] of [
    [
      'pycon',
      '>>> a = 1\n>>> for i in range(2):\n...     print(i)\n...\n0\n1\n>>> a\n1',
      'a = 1\nfor i in range(2):\n    print(i)\n\na',
    ],
    ['console', '$ python --version\nPython 3.12.4\n$ ls\nquickstart.py', 'python --version\nls'],
    ['console', '# apt-get install make', 'apt-get install make'],
  ] as const) {
    test(`leaves prompts and output out of ${language}: ${JSON.stringify(typed)}`, async ({ page }) => {
      await open(page, quickstart);
      const block = await addBlock(page, { language, code: session });
      await expect(block.locator('code')).toHaveText(session, { useInnerText: true });
      await block.hover();
      await block.getByRole('button').click();
      await expect(block.getByRole('button')).toHaveText('Copied');
      expect(await copied(page)).toBe(typed);
    });
  }

  test('shows on hover and on focus where the block has no title bar', async ({ page }) => {
    await open(page, installation);
    const block = page.locator('.code:not(.code--titled):visible').first();
    const copy = block.getByRole('button');
    await page.mouse.move(0, 0);
    await expect(copy).toHaveCSS('opacity', '0');
    await block.hover();
    await expect(copy).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await copy.focus();
    await expect(copy).toHaveCSS('opacity', '1');
  });
});

test.describe('outputs', () => {
  test('stand below what printed them, open when short', async ({ page }) => {
    await open(page, quickstart);
    const output = firstBlock(page).locator('details');
    await expect(output).toHaveAttribute('open');
    await expect(output.locator('pre')).toBeVisible();
    await expect(output.locator('pre')).toContainText('86400 quotes');
  });

  test('are folded when long, and unfold by click and by keyboard', async ({ page }) => {
    await open(page, quickstart);
    const long = Array.from({ length: 13 }, (_, line) => `line ${line}`).join('\n');
    const block = await addBlock(
      page,
      { language: 'python', code: 'run()' },
      { language: 'text', code: long },
    );
    const text = block.getByRole('region', { name: 'Output' });
    await expect(text).toBeHidden();
    await block.getByText('Output', { exact: true }).click();
    await expect(text).toBeVisible();
    await block.locator('summary').press('Enter');
    await expect(text).toBeHidden();
  });
});

test('code wider than a phone scrolls by itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, quickstart);
  const code = firstBlock(page).getByRole('region', { name: 'quickstart.py' });
  const sizes = await code.evaluate((pre) => ({
    own: pre.scrollWidth - pre.clientWidth,
    left: pre.scrollLeft,
  }));
  expect(sizes.own).toBeGreaterThan(50);
  await code.focus();
  await expect(code).toBeFocused();
  await code.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('tables scroll by themselves under the name of their heading', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, installation);
  const frame = page.getByRole('region', { name: 'Table: Extras' });
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await frame.focus();
  await frame.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const tables = page.locator('article table');
  await expect(page.getByRole('region', { name: /^Table: / }).locator('table')).toHaveCount(
    await tables.count(),
  );
});
