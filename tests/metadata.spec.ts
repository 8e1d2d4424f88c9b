import { expect, test } from '@playwright/test';
import { documentedVersions } from '../config/versions';
import { siteContext } from './support/globalData';
import { readHtml, type PageHtml } from './support/html';
import { open } from './support/hydrated';
import {
  addressOf,
  allAddresses,
  docIds,
  nightlyOnly,
  outsideSidebar,
  rootAddress,
  searchAddress,
  sitePages,
  versions,
} from './support/pages';

test.describe('every page as served', () => {
  // In one worker: all tests look at the same reading.
  test.describe.configure({ mode: 'default' });
  const pages = new Map<string, PageHtml>();
  const page = (address: string): PageHtml => {
    const found = pages.get(address);
    if (!found) throw new Error(`${address} was not read`);
    return found;
  };
  const pathOf = (address: string | undefined) => new URL(address ?? 'none:').pathname;

  test.beforeAll(async ({ browser }, { project }) => {
    const reader = await browser.newPage({ baseURL: project.use.baseURL });
    for (const html of await readHtml(reader, allAddresses())) pages.set(html.address, html);
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
    for (const { canonicals, meta, structured } of pages.values()) {
      for (const named of [...canonicals, ...structured, meta['og:url'], meta['og:image']]) {
        origins.add(new URL(named ?? '', 'missing:').origin);
      }
      unknown.push(...structured.filter((named) => !pages.has(pathOf(named))));
    }
    expect([...origins]).toHaveLength(1);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('carries the social preview image with its size', () => {
    const wrong = [...pages.values()].filter(
      ({ meta }) =>
        !meta['og:image']?.endsWith('/docs/img/social.png') ||
        meta['og:image:width'] !== '1200' ||
        meta['og:image:height'] !== '630',
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  test('is in English', () => {
    expect([...pages.values()].filter(({ lang }) => lang !== 'en').map(({ address }) => address)).toEqual([]);
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
});

test('a page of nightly still names its twin as the one canonical address once React runs', async ({
  page,
}) => {
  await open(page, '/docs/nightly/concepts/orders');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/docs\/latest\/concepts\/orders$/,
  );
});

test('the social preview image is a picture of 1200 × 630 pixels', async ({ request }) => {
  const response = await request.get('/docs/img/social.png');
  expect(response.headers()['content-type']).toBe('image/png');
  // A PNG states its size in the header chunk that every file starts with.
  const bytes = await response.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('latest has no visualization page, nightly has one', async ({ request }) => {
  expect((await request.get('/docs/latest/concepts/visualization')).status()).toBe(404);
  expect((await request.get('/docs/nightly/concepts/visualization')).status()).toBe(200);
});

test.describe("the site's own data", () => {
  test('is the specified: latest by default, nightly, and no current version', async ({ page }) => {
    await open(page, '/docs/latest');
    const { docs } = await siteContext(page);
    expect(docs.breadcrumbs).toBe(true);
    expect(docs.versions.map(({ docs: _docs, sidebars: _sidebars, ...version }) => version)).toEqual([
      expect.objectContaining({
        name: 'latest',
        label: 'latest',
        isLast: true,
        path: '/docs/latest',
        mainDocId: 'index',
      }),
      expect.objectContaining({
        name: 'nightly',
        label: 'nightly',
        isLast: false,
        path: '/docs/nightly',
        mainDocId: 'index',
      }),
    ]);
  });

  test('lists each page with its sidebar, tutorialSidebar or none', async ({ page }) => {
    await open(page, '/docs/nightly');
    const { docs } = await siteContext(page);
    for (const version of versions) {
      const data = docs.versions.find(({ name }) => name === version);
      const expected = docIds(version).map((id) => ({
        id,
        path: addressOf(version, id),
        ...(outsideSidebar.includes(id) ? {} : { sidebar: 'tutorialSidebar' }),
      }));
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      // Docusaurus keeps a section's slash there; its links lose it, as the walk and the canonical address show.
      const listed = (data?.docs ?? []).map((doc) => ({ ...doc, path: doc.path.replace(/\/$/, '') }));
      expect(listed.sort(byId)).toEqual(expected.sort(byId));
      const start = { path: expect.stringMatching(`^/docs/${version}/?$`) as unknown, label: 'Home' };
      expect(data?.sidebars).toEqual({ tutorialSidebar: { link: start } });
    }
  });

  test('tells the versions of site and framework, the base path and the one language', async ({ page }) => {
    await open(page, '/docs/latest');
    const { i18n, siteConfig, siteMetadata } = await siteContext(page);
    expect(siteMetadata).toMatchObject({ docusaurusVersion: '3.9.2', siteVersion: '0.1.0' });
    expect(siteConfig).toMatchObject({ baseUrl: '/docs/', title: 'NT Docs' });
    expect(i18n.localeConfigs).toEqual({
      en: expect.objectContaining({
        label: 'English',
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
        path: 'en',
        baseUrl: '/docs/',
      }) as object,
    });
  });

  test('gives no version a banner', async ({ page }) => {
    for (const version of versions) {
      await open(page, addressOf(version, 'concepts/orders'));
      await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
      await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
    }
  });
});
