import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { siteContext } from './support/globalData';
import { open } from './support/hydrated';
import { addressOf, docIds, versions } from './support/pages';

const manifest = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { readonly version: string };
const project = manifest('.');
const docusaurus = manifest('node_modules/@docusaurus/core');

test('the social preview image is a picture of 1200 × 630 pixels', async ({ request }) => {
  const response = await request.get('/docs/img/social.png');
  expect(response.headers()['content-type']).toBe('image/png');
  // A PNG states its size in the header chunk that every file starts with.
  const bytes = await response.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a page that came with nightly stands in latest from its release on', async ({ request }) => {
  expect((await request.get('/docs/nightly/concepts/visualization')).status()).toBe(200);
  const status = docIds('latest').includes('concepts/visualization') ? 200 : 404;
  expect((await request.get('/docs/latest/concepts/visualization')).status()).toBe(status);
});

test("the site's own data, as the running page holds it", async ({ page }) => {
  await open(page, '/docs/nightly/concepts/orders');

  await test.step('a page of nightly still names its twin as the one canonical address', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/docs\/latest\/concepts\/orders$/,
    );
  });

  const { docs, i18n, siteConfig, siteMetadata } = await siteContext(page);

  await test.step('latest is the default, then nightly, and there is no current version', () => {
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

  await test.step('each page is listed with its sidebar, tutorialSidebar', () => {
    for (const version of versions) {
      const data = docs.versions.find(({ name }) => name === version);
      const expected = docIds(version).map((id) => ({
        id,
        path: addressOf(version, id),
        // Beside those that it doesn't list, too.
        sidebar: 'tutorialSidebar',
      }));
      const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      // Docusaurus keeps a section's slash there; its links lose it, as the walk and the canonical address show.
      const listed = (data?.docs ?? []).map((doc) => ({ ...doc, path: doc.path.replace(/\/$/, '') }));
      expect(listed.sort(byId)).toEqual(expected.sort(byId));
      const start = { path: expect.stringMatching(`^/docs/${version}/?$`) as unknown, label: 'Home' };
      expect(data?.sidebars).toEqual({ tutorialSidebar: { link: start } });
    }
  });

  await test.step('it tells the versions of site and framework, the base path and the one language', () => {
    expect(siteMetadata).toMatchObject({
      docusaurusVersion: docusaurus.version,
      siteVersion: project.version,
    });
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
});
