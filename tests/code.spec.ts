import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addBlocks } from './support/codeBlocks';
import { open } from './support/hydrated';

const installation = '/docs/latest/getting_started/installation';
const quickstart = '/docs/latest/getting_started/quickstart';
const source = readFileSync('versioned_docs/version-latest/getting_started/quickstart.mdx', 'utf8');
const firstBlock = (page: Page) => page.locator('.code--titled').first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('highlighting stands in the HTML as it is served', async ({ request }) => {
  const html = await (await request.get(quickstart)).text();
  expect(html.match(/<span class="?c-keyword"?>/g)?.length).toBeGreaterThan(20);
  expect(html).toMatch(/<span class="?c-keyword"?>class<\/span>/);
});

test('a block with a title, marked lines and an output', async ({ page }) => {
  await open(page, quickstart);

  await test.step('marks the lines that the writer named', async () => {
    const [, meta, code] =
      /```python title="quickstart\.py" \{(\d+-\d+)\}\n([\s\S]*?)\n```/.exec(source) ?? [];
    const [first, last] = (meta ?? '').split('-').map(Number);
    const lines = code?.split('\n').slice((first ?? 0) - 1, last) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    const marked = firstBlock(page).locator('.line.marked');
    expect((await marked.allTextContents()).map((text) => text.replace(/\n$/, ''))).toEqual(lines);
  });

  await test.step('shows its output below it, open when short', async () => {
    const output = firstBlock(page).locator('details');
    await expect(output).toHaveAttribute('open');
    await expect(output.locator('pre')).toBeVisible();
    await expect(output.locator('pre')).toContainText('86400 quotes');
  });

  await test.step('copies exactly its code, and not its output', async () => {
    const [, code] = /```python title="quickstart\.py"[^\n]*\n([\s\S]*?)\n```/.exec(source) ?? [];
    const copy = firstBlock(page).getByRole('button');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await copied(page)).toBe(code);
  });

  await test.step('scrolls by itself where it is wider than a phone, by keyboard too', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const code = firstBlock(page).getByRole('group', { name: 'quickstart.py' });
    const wider = await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(wider).toBeGreaterThan(50);
    await code.focus();
    await expect(code).toBeFocused();
    expect(await code.evaluate((pre) => pre.scrollLeft)).toBe(0);
    await code.press('ArrowRight');
    await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('the copy button', () => {
  test('says that it copied or could not, and is itself again after that', async ({ page }) => {
    await page.clock.install();
    await open(page, quickstart);
    const copy = firstBlock(page).getByRole('button');
    await expect(copy).toHaveText('Copy');
    await expect(copy).toHaveAttribute('aria-live', 'polite');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await page.clock.fastForward(2000);
    await expect(copy).toHaveText('Copy');

    await test.step(`it says 'Not copied' when the browser refuses`, async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await copy.click();
      await expect(copy).toHaveText('Not copied');
    });
  });

  test('leaves prompts and output of sessions out, and long outputs are folded', async ({ page }) => {
    const sessions = [
      {
        language: 'pycon',
        code: '>>> a = 1\n>>> for i in range(2):\n...     print(i)\n...\n0\n1\n>>> a\n1',
        typed: 'a = 1\nfor i in range(2):\n    print(i)\n\na',
      },
      {
        language: 'console',
        code: '$ python --version\nPython 3.12.4\n$ ls\nquickstart.py',
        typed: 'python --version\nls',
      },
      { language: 'console', code: '# apt-get install make', typed: 'apt-get install make' },
    ] as const;
    const long = Array.from({ length: 21 }, (_, line) => `line ${line}`).join('\n');
    await open(page, quickstart);
    const added = await addBlocks(page, [
      ...sessions.map((block) => ({ block })),
      { block: { language: 'python', code: 'run()' }, output: { language: 'text', code: long } },
    ]);

    for (const [index, { language, code, typed }] of sessions.entries()) {
      await test.step(`${language}: ${JSON.stringify(typed)} is copied`, async () => {
        const block = added.nth(index);
        await expect(block.locator('code')).toHaveText(code, { useInnerText: true });
        await block.hover();
        await block.getByRole('button').click();
        await expect(block.getByRole('button')).toHaveText('Copied');
        expect(await copied(page)).toBe(typed);
      });
    }

    await test.step('a long output unfolds by click and by keyboard', async () => {
      const block = added.last();
      const text = block.getByRole('group', { name: 'Output' });
      await expect(text).toBeHidden();
      await block.getByText('Output', { exact: true }).click();
      await expect(text).toBeVisible();
      await block.locator('summary').press('Enter');
      await expect(text).toBeHidden();
    });
  });
});

test('a page of code without titles and of tables', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, installation);

  await test.step('brings no highlighter into the browser', async () => {
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(3);
    // Words of Prism's grammars and of its React wrapper, which no minifier shortens.
    for (const text of texts) expect(/lookbehind:|string-interpolation|token-line/.exec(text)).toBeNull();
  });

  await test.step('shows the copy button on hover and on focus', async () => {
    const block = page.locator('.code:not(.code--titled):visible').first();
    const copy = block.getByRole('button');
    await page.mouse.move(0, 0);
    await expect(copy).toHaveCSS('opacity', '0');
    await block.hover();
    await expect(copy).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(copy).toHaveCSS('opacity', '0');
    await copy.focus();
    await expect(copy).toHaveCSS('opacity', '1');
  });

  await test.step('has tables that scroll by themselves under the name of their heading', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    const frame = page.getByRole('group', { name: 'Table: Extras' });
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await frame.focus();
    await frame.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const tables = page.locator('article table');
    await expect(page.getByRole('group', { name: /^Table: / }).locator('table')).toHaveCount(
      await tables.count(),
    );
  });
});
