import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { documentedVersions } from '../config/versions';
import { oneProgram } from '../plugins/examples/node/oneProgram';
import { examplePages } from '../plugins/examples/node/pages';
import { all, colours, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';
import { sidewaysOverflow } from './support/overflow';

/** What a program is offered as, with its type. */
const types = [
  ['.py', 'text/x-python'],
  ['.ipynb', 'application/x-ipynb+json'],
] as const;
const links = (page: Page) => page.locator('article a[download]:is([href$=".py"], [href$=".ipynb"])');
/** A page whose program comes with a data file, and one of several programs. */
const withFile = '/docs/latest/tutorials/loading_external_data';
const severalPrograms = '/docs/latest/concepts/logging';

interface Notebook {
  readonly cells: readonly { readonly cell_type: string; readonly source: readonly string[] }[];
}

/** The code cells of a notebook, one text. */
const codeOf = (notebook: string) =>
  (JSON.parse(notebook) as Notebook).cells
    .filter(({ cell_type }) => cell_type === 'code')
    .map(({ source }) => source.join(''))
    .join('\n');

for (const { name: version } of documentedVersions) {
  test(`each page of ${version} that is one program offers it whole, and no other page does`, async ({
    request,
  }) => {
    const pages = examplePages('.', version);
    expect(pages.filter((page) => oneProgram(page)).length).toBeGreaterThan(1);
    for (const example of pages) {
      const { page, file } = example;
      const program = oneProgram(example);
      const address = `/docs/${version}/${page.replace(/(?:^|\/)index$/, '')}`;
      const html = await (await request.get(address)).text();
      const named = [...html.matchAll(/<a\b[^>]*\bdownload\b[^>]*>/g)]
        .map(([tag]) => /\bhref="?([^"\s>]+\.(?:py|ipynb))\b/.exec(tag)?.[1])
        .filter(Boolean);
      const offered = program ? types : [];
      expect(named, file).toEqual(offered.map(([ending]) => address + ending));
      for (const [ending, type] of offered) {
        const response = await request.get(address + ending);
        expect(response.status(), address + ending).toBe(200);
        expect(response.headers()['content-type'], address + ending).toBe(`${type}; charset=utf-8`);
        const text = await response.text();
        const code = ending === '.py' ? text : codeOf(text);
        const places = program?.examples.map(({ block }) => code.indexOf(block.code)) ?? [];
        expect(Math.min(...places), address + ending).toBeGreaterThanOrEqual(0);
        expect(places, address + ending).toEqual([...places].sort((one, other) => one - other));
      }
    }
  });
}

test('the files come by keyboard, under the page’s name', async ({ page, request }) => {
  await open(page, withFile);
  await expect(links(page)).toHaveText(['.py', 'notebook']);
  for (const link of await links(page).all()) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(basename(address));
    expect(readFileSync(await download.path(), 'utf8')).toBe(await (await request.get(address)).text());
  }
  await expect(page).toHaveURL(withFile);
});

test('a page of several programs offers none, also when the reader comes from one that does', async ({
  page,
}) => {
  await open(page, '/docs/latest/concepts/orders');
  await expect(links(page)).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator(`a[href="${severalPrograms}"]`)
    .click();
  await expect(page).toHaveURL(severalPrograms);
  await expect(links(page)).toHaveCount(0);
});

test('the links fit on a small phone, and are accessible in both modes', async ({ page }) => {
  // Nightly's badge is the widest.
  await openStill(page, '/docs/nightly/getting_started', 320);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
  for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await show(page, 'light');
  expect(await violations(page, all)).toEqual([]);
  await show(page, 'dark');
  expect(await violations(page, colours)).toEqual([]);
});

test('the page’s Markdown copy says where they are', async ({ request }) => {
  const copy = await (await request.get(`${withFile}.md`)).text();
  for (const ending of ['.py', '.ipynb']) expect(copy).toContain(`${withFile}${ending}>`);
});
