import { expect, test } from '@playwright/test';
import { documentedVersions } from '../config/versions';
import { readHtml, type PageHtml } from './support/html';
import { missingAnchors, otherTargets, repeated } from './support/links';
import {
  addressOf,
  allAddresses,
  nightlyOnly,
  outsideSidebar,
  rootAddress,
  searchAddress,
  sitePages,
  versions,
} from './support/pages';

test.describe('every page as served, without scripts', () => {
  // In one worker: all tests look at the same reading.
  test.describe.configure({ mode: 'default' });
  let all: readonly PageHtml[];
  const pages = new Map<string, PageHtml>();
  const page = (address: string): PageHtml => {
    const found = pages.get(address);
    if (!found) throw new Error(`${address} was not read`);
    return found;
  };
  const pathOf = (address: string | undefined) => new URL(address ?? 'none:').pathname;

  test.beforeAll(async ({ browser }, { project }) => {
    const reader = await browser.newPage({ baseURL: project.use.baseURL });
    all = await readHtml(reader, allAddresses());
    for (const html of all) pages.set(html.address, html);
    await reader.close();
  });

  test('names one canonical address: its own, or that of its twin in latest', () => {
    const expected = [
      [rootAddress, rootAddress],
      [searchAddress, searchAddress],
      ...sitePages().map(({ version, id, address }) => [
        address,
        addressOf(nightlyOnly.includes(id) ? version : 'latest', id),
      ]),
    ] as const;
    const wrong = expected.filter(([address, canonical]) => {
      const { canonicals } = page(address);
      return canonicals.length !== 1 || pathOf(canonicals[0]) !== canonical;
    });
    expect(wrong.map(([address]) => `${address}: ${page(address).canonicals.join(', ')}`)).toEqual([]);
  });

  test('names the same site in all addresses, and pages that exist in its structured data', () => {
    const origins = new Set<string>();
    const unknown: string[] = [];
    for (const { canonicals, meta, structured } of all) {
      for (const named of [...canonicals, ...structured, meta['og:url'], meta['og:image']]) {
        origins.add(new URL(named ?? '', 'missing:').origin);
      }
      unknown.push(...structured.filter((named) => !pages.has(pathOf(named))));
    }
    expect([...origins]).toHaveLength(1);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('carries the social preview image with its size', () => {
    const wrong = all.filter(
      ({ meta }) =>
        !meta['og:image']?.endsWith('/docs/img/social.png') ||
        meta['og:image:width'] !== '1200' ||
        meta['og:image:height'] !== '630',
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test('warns with no banner', () => {
    expect(all.filter(({ hasBanner }) => hasBanner).map(({ address }) => address)).toEqual([]);
  });

  test('is in English', () => {
    expect(all.filter(({ lang }) => lang !== 'en').map(({ address }) => address)).toEqual([]);
  });

  for (const { name, platform } of documentedVersions) {
    test(`of ${name} carries the badge of its version`, () => {
      const badge = `${name} · ${platform}`;
      const wrong = sitePages(name).filter(({ address }) => page(address).badge !== badge);
      expect(wrong.map(({ address }) => `${address}: ${page(address).badge ?? 'none'}`)).toEqual([]);
    });

    test(`of ${name} shows ${name} in the navbar`, () => {
      const wrong = sitePages(name).filter(({ address }) => page(address).versionLabel !== name);
      expect(wrong.map(({ address }) => `${address}: ${page(address).versionLabel ?? 'none'}`)).toEqual([]);
    });
  }

  for (const version of versions) {
    test(`of ${version} is in the sidebar, but for the five outside it`, () => {
      const listed = new Set(sitePages(version).flatMap(({ address }) => page(address).sidebar));
      const expected = sitePages(version).filter(({ id }) => !outsideSidebar.includes(id));
      expect([...listed].sort()).toEqual(expected.map(({ address }) => address).sort());
    });

    test(`of ${version} is reached by links from the landing page, those outside the sidebar too`, () => {
      const reached = new Set([addressOf(version, 'index')]);
      for (const address of reached) {
        for (const target of page(address).targets) {
          const [path = ''] = target.split('#');
          if (path.startsWith(`/docs/${version}`) && pages.has(path)) reached.add(path);
        }
      }
      const lost = sitePages(version).filter(({ address }) => !reached.has(address));
      expect(lost.map(({ address }) => address)).toEqual([]);
    });
  }

  test('every page of the specification answers at its own address', () => {
    const wrong = all.filter(({ status, redirected }) => status !== 200 || redirected);
    expect(wrong.map(({ address, status }) => `${address}: ${status}`)).toEqual([]);
  });

  test('every page has one first heading', () => {
    const wrong = all.filter(({ headings }) => headings.length !== 1 || headings[0] === '');
    expect(wrong.map(({ address, headings }) => `${address}: ${headings.join(' | ')}`)).toEqual([]);
  });

  test('every page has a title that ends in the name of the site', () => {
    const wrong = all.filter(({ title }) => !/^\S.* \| NT Docs$/.test(title));
    expect(wrong.map(({ address, title }) => `${address}: ${title}`)).toEqual([]);
  });

  test('every page is described in 80 to 160 characters', () => {
    const described = all.map(({ address, meta }) => ({ address, text: meta['description'] ?? '' }));
    const wrong = described.filter(({ text }) => text.length < 80 || text.length > 160);
    expect(wrong.map(({ address, text }) => `${address}: ${text.length} characters`)).toEqual([]);
  });

  test('no page uses an id twice', () => {
    const wrong = all.filter(({ ids }) => repeated(ids).length > 0);
    expect(wrong.map(({ address, ids }) => `${address}: ${repeated(ids).join(', ')}`)).toEqual([]);
  });

  test('every link to a place in a page leads to a place that is there', () => {
    expect(missingAnchors(all)).toEqual([]);
  });

  test('every other link leads to a file that is there, without a detour', async ({ request }) => {
    const wrong: string[] = [];
    const others = otherTargets(all);
    // What every page names for sure: a style sheet, two scripts and the font.
    expect(others.size).toBeGreaterThanOrEqual(4);
    for (const [target, from] of others) {
      const status = (await request.head(target, { maxRedirects: 0 })).status();
      if (status !== 200) wrong.push(`${from} → ${target}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the sitemap lists the root and all pages, and nothing else', async ({ request }) => {
    const sitemap = await (await request.get('/docs/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    expect(listed.sort()).toEqual([rootAddress, ...sitePages().map(({ address }) => address)].sort());
  });
});
