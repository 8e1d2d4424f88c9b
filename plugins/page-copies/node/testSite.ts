import { readFileSync } from 'node:fs';
import { readSite, type Page, type Site } from '../../pages/site';
import { folderWith } from '../../testFolder';
import { convertPage } from './convert';

/** For tests: two versions with the same few pages, of which the sidebar doesn't list the last. */
export const pageIds = ['index', 'concepts/index', 'concepts/orders', 'concepts/hidden'];

const sidebar = [
  { type: 'doc', id: 'index' },
  {
    type: 'category',
    label: 'Concepts',
    link: { type: 'doc', id: 'concepts/index' },
    items: ['concepts/orders', { type: 'link', href: 'https://a.example' }],
  },
];

const fileOf = (id: string) => `${id}.${id === 'index' ? 'mdx' : 'md'}`;
const description = (id: string) => (id === 'index' ? '' : `description: About ${id}.\n`);
const pageText = (id: string) => `---\ntitle: Title of ${id}\n${description(id)}---\n\nText of ${id}\n`;

const siteFiles = {
  ...Object.fromEntries(
    ['versioned_docs/version-latest', 'docs'].flatMap((folder) =>
      pageIds.map((id) => [`${folder}/${fileOf(id)}`, pageText(id)]),
    ),
  ),
  ...Object.fromEntries(
    ['latest', 'nightly'].map((version) => [
      `versioned_sidebars/version-${version}-sidebars.json`,
      JSON.stringify({ tutorialSidebar: sidebar }),
    ]),
  ),
  'facts/latest/examples.json': JSON.stringify({ version: '1.2.0', pages: {} }),
  ...Object.fromEntries(
    ['facts/examples.schema.json', 'facts/landing.schema.json', 'facts/latest/landing.json'].map((file) => [
      file,
      readFileSync(file, 'utf8'),
    ]),
  ),
};

/** @param files - what stands there besides, or in another way */
export function testSite(files: Readonly<Record<string, string>> = {}): Site {
  return readSite(folderWith({ ...siteFiles, ...files }), 'https://a.example');
}

/** The page at an address, with another text where one is given. */
export function testPage(site: Site, path: string, source?: string): Page {
  const page = site.pageAt.get(path);
  if (!page) throw new Error(`no test page at ${path}`);
  return source === undefined ? page : { ...page, source };
}

/** The copy of a page below its header. */
export function bodyAt(path: string, source: string, site = testSite()): string {
  return convertPage(testPage(site, path, source), site).split(/Version: .*\n\n?/)[1] ?? '';
}

/** The copy of a source below its header, read as latest's `.md` orders page or `.mdx` index page. */
export function bodyOf(source: string, format: 'md' | 'mdx' = 'md'): string {
  return bodyAt(format === 'md' ? '/docs/latest/concepts/orders' : '/docs/latest', source);
}
