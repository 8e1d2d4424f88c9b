import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { convertPage } from './convert';
import { readSite, type Page, type Site } from './site';

/** For tests: what the docs plugin loads, of two versions with the same few pages. */
export const pageIds = ['index', 'concepts/index', 'concepts/orders', 'concepts/hidden'];

const sidebar = [
  { type: 'doc', id: 'index' },
  {
    type: 'category',
    label: 'Concepts',
    link: { type: 'doc', id: 'concepts/index' },
    items: [
      { type: 'doc', id: 'concepts/orders' },
      { type: 'link', href: 'https://a.example' },
    ],
  },
];

function docOf(version: string, id: string) {
  const slug = id.replace(/(^|\/)index$/, '$1');
  return {
    id,
    version,
    title: `Title of ${id}`,
    description: `About ${id}.`,
    frontMatter: id === 'index' ? {} : { description: `About ${id}.` },
    source: `@site/versioned_docs/version-${version}/${id}.${id === 'index' ? 'mdx' : 'md'}`,
    permalink: `/docs/${version}/${slug}`,
  };
}

/** @param siteDir - where the pages' files would stand */
export function allContentIn(siteDir: string): Record<string, Record<string, unknown>> {
  const loadedVersions = ['latest', 'nightly'].map((version) => ({
    versionName: version,
    label: version,
    isLast: version === 'latest',
    path: `/docs/${version}`,
    contentPath: join(siteDir, `versioned_docs/version-${version}`),
    docs: pageIds.map((id) => docOf(version, id)),
    sidebars: { tutorialSidebar: sidebar },
  }));
  return { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } };
}

export function testSite(siteDir = process.cwd()): Site {
  return readSite(allContentIn(siteDir), {
    siteDir,
    name: 'Docs',
    summary: 'All of it',
    origin: 'https://a.example',
    baseUrl: '/docs/',
    versions: [{ name: 'latest', platform: '1.2.0', stage: 'release' }],
  });
}

export function testPage(site: Site, path: string): Page {
  const page = site.pageAt.get(path);
  if (!page) throw new Error(`no test page at ${path}`);
  return page;
}

/** A new folder with the given files, by path. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The copy of a source below its header, read as latest's `.md` orders page or `.mdx` index page. */
export function bodyOf(source: string, format: 'md' | 'mdx' = 'md'): string {
  const site = testSite();
  const page = testPage(site, format === 'md' ? '/docs/latest/concepts/orders' : '/docs/latest');
  return convertPage(source, page, site).split(/Version: .*\n\n?/)[1] ?? '';
}
