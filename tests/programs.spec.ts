import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hosting } from '../config/hosting';
import { loadSettings } from '../config/settings';
import { programFiles } from '../plugins/program-copies/build/files';
import { siteOfFiles } from '../plugins/program-copies/build/site';
import { all, colours, openStill, show, violations } from './support/axe';
import { open } from './support/hydrated';
import { sidewaysOverflow } from './support/overflow';

const links = (page: Page) => page.locator('article a[download]');
/** A page whose program comes with a data file, and one of several programs. */
const oneProgram = '/docs/latest/tutorials/loading_external_data';
const severalPrograms = '/docs/latest/concepts/logging';

test('each page that is one program offers it, as the example checks run it, and no other page does', async ({
  request,
}) => {
  const { siteUrl } = loadSettings();
  const site = siteOfFiles({ siteDir: process.cwd(), origin: siteUrl, baseUrl: hosting.basePath });
  const files = programFiles(site);
  expect(files.size).toBeGreaterThan(2);
  const offered: string[] = [];
  for (const { permalink } of site.pages) {
    const html = await (await request.get(permalink)).text();
    const named = [...html.matchAll(/<a\b[^>]*\bhref="?([^"\s>]+\.(?:py|ipynb))"?[^>]*>/g)].filter(([tag]) =>
      /\bdownload\b/.test(tag),
    );
    offered.push(...named.map(([, address = '']) => address));
  }
  expect(offered.sort()).toEqual([...files.keys()].map((path) => hosting.basePath + path).sort());
  for (const [path, text] of files) {
    const response = await request.get(hosting.basePath + path);
    expect(response.status(), path).toBe(200);
    const type = path.endsWith('.py') ? 'text/x-python' : 'application/x-ipynb+json';
    expect(response.headers()['content-type'], path).toBe(`${type}; charset=utf-8`);
    expect(response.headers()['cache-control'], path).toBe(hosting.defaultCacheControl);
    expect(await response.text(), path).toBe(text);
  }
});

test('the files come by keyboard, under the page’s name', async ({ page, request }) => {
  await open(page, oneProgram);
  await expect(links(page)).toHaveText(['.py', 'notebook']);
  for (const link of await links(page).all()) {
    const address = (await link.getAttribute('href')) ?? '';
    await link.focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe(basename(address));
    expect(readFileSync(await download.path(), 'utf8')).toBe(await (await request.get(address)).text());
  }
  await expect(page).toHaveURL(oneProgram);
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
  await openStill(page, oneProgram, 320);
  expect(await sidewaysOverflow(page, 320)).toEqual([]);
  for (const link of await links(page).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await show(page, 'light');
  expect(await violations(page, all)).toEqual([]);
  await show(page, 'dark');
  expect(await violations(page, colours)).toEqual([]);
});

test('the page’s Markdown copy says where they are', async ({ request }) => {
  const copy = await (await request.get(`${oneProgram}.md`)).text();
  for (const ending of ['.py', '.ipynb']) expect(copy).toContain(`${oneProgram}${ending}>`);
});
