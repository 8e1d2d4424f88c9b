import { expect, test } from '@playwright/test';
import { quietConsole } from './support/console';
import { readHtml, type PageHtml } from './support/html';
import { open } from './support/hydrated';
import { missingAnchors, otherTargets, repeated } from './support/links';
import { sidewaysOverflow } from './support/overflow';
import { allAddresses, rootAddress, sitePages } from './support/pages';
import { saveData } from './support/saveData';

// A trace of twenty pages takes longer than the walk, and the messages name page and reason.
test.use({ trace: 'off' });

test.describe('as served, without scripts', () => {
  // In one worker: all tests look at the same reading.
  test.describe.configure({ mode: 'default' });
  let pages: readonly PageHtml[];

  test.beforeAll(async ({ browser }, { project }) => {
    const page = await browser.newPage({ baseURL: project.use.baseURL });
    pages = await readHtml(page, allAddresses());
    await page.close();
  });

  test('every page of the specification answers at its own address', () => {
    const wrong = pages.filter(({ status, redirected }) => status !== 200 || redirected);
    expect(wrong.map(({ address, status }) => `${address}: ${status}`)).toEqual([]);
  });

  test('every page has one first heading', () => {
    const wrong = pages.filter(({ headings }) => headings.length !== 1 || headings[0] === '');
    expect(wrong.map(({ address, headings }) => `${address}: ${headings.join(' | ')}`)).toEqual([]);
  });

  test('every page has a title that ends in the name of the site', () => {
    const wrong = pages.filter(({ title }) => !/^\S.* \| NT Docs$/.test(title));
    expect(wrong.map(({ address, title }) => `${address}: ${title}`)).toEqual([]);
  });

  test('every page is described in 80 to 160 characters', () => {
    const described = pages.map(({ address, meta }) => ({ address, text: meta['description'] ?? '' }));
    const wrong = described.filter(({ text }) => text.length < 80 || text.length > 160);
    expect(wrong.map(({ address, text }) => `${address}: ${text.length} characters`)).toEqual([]);
  });

  test('no page uses an id twice', () => {
    const wrong = pages.filter(({ ids }) => repeated(ids).length > 0);
    expect(wrong.map(({ address, ids }) => `${address}: ${repeated(ids).join(', ')}`)).toEqual([]);
  });

  test('every link to a place in a page leads to a place that is there', () => {
    expect(missingAnchors(pages)).toEqual([]);
  });

  test('every other link leads to a file that is there, without a detour', async ({ request }) => {
    const wrong: string[] = [];
    const others = otherTargets(pages);
    // What every page names for sure: a style sheet, two scripts and the font.
    expect(others.size).toBeGreaterThanOrEqual(4);
    for (const [target, from] of others) {
      const status = (await request.head(target, { maxRedirects: 0 })).status();
      if (status !== 200) wrong.push(`${from} → ${target}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the sitemap lists the root and the 195 pages, and nothing else', async ({ request }) => {
    const sitemap = await (await request.get('/docs/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    expect(listed.sort()).toEqual([rootAddress, ...sitePages().map(({ address }) => address)].sort());
  });
});

const groupSize = 20;
const groups = Array.from({ length: Math.ceil(allAddresses().length / groupSize) }, (_, index) =>
  allAddresses().slice(index * groupSize, (index + 1) * groupSize),
);

test.describe('in the browser', () => {
  for (const group of groups) {
    test(`pages from ${group[0] ?? ''} on run quietly and fit 320 px`, async ({ page }) => {
      const { problems } = quietConsole(page);
      const wrong: string[] = [];
      await saveData(page);
      for (const address of group) {
        await page.setViewportSize({ width: 1280, height: 720 });
        const status = (await open(page, address)).status();
        if (status !== 200) wrong.push(`${address}: status ${status}`);
        const title = await page.title();
        if (!title.endsWith(' | NT Docs')) wrong.push(`${address}: title '${title}'`);
        const headings = await page.locator('h1').count();
        if (headings !== 1) wrong.push(`${address}: ${headings} first headings`);
        for (const part of await sidewaysOverflow(page, 320)) wrong.push(`${address} at 320 px: ${part}`);
        for (const problem of problems.splice(0)) wrong.push(`${address}: ${problem}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});
