import { readFileSync } from 'node:fs';
import { folderWith } from '../testFolder';
import { siteMistakes } from './node/check';
import { told } from './node/mistake';
import { ReadSite } from './node/site';

const description =
  'What a page of a test says of itself, in as many characters as a description needs to have.';

/** The text of a page. */
export function page(body: string, frontMatter = `title: A page\ndescription: ${description}`): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

const facts = {
  symbols: {
    Bar: [{ page: 'model/data', anchor: 'Bar', kind: 'class', module: 'nautilus_trader.model.data' }],
  },
  modules: {},
  lineage: {},
  exports: {},
};

/** A folder with the pages of nightly, by their path below docs/, and the facts that checks ask for. */
export function siteWith(pages: Readonly<Record<string, string>>): string {
  return folderWith({
    'facts/symbols.schema.json': readFileSync('facts/symbols.schema.json', 'utf8'),
    'facts/nightly/symbols.json': JSON.stringify(facts),
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [`docs/${path}`, text])),
  });
}

/** What is told of the pages of such a folder, each of which stands in the sidebar unless another one is given. */
export function toldOf(
  pages: Readonly<Record<string, string>>,
  sidebar: unknown = Object.keys(pages).map((path) => path.replace(/\.mdx?$/, '')),
): string[] {
  const site = new ReadSite(siteWith(pages), ['nightly']);
  const text = JSON.stringify(sidebar, null, 1);
  const source = { version: 'nightly', file: 'sidebars.ts', text, sidebars: { main: sidebar } };
  return siteMistakes(site, [source])
    .filter(({ file }) => file !== 'config/outsideSidebar.ts')
    .map(told);
}
