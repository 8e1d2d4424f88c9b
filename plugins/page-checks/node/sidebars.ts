import { outsideSidebar } from '../../../config/outsideSidebar';
import { isRecord, sidebarPages } from '../../pages/sidebars';
import type { Mistake } from './mistake';
import { hint } from './nearest';
import type { ReadSite } from './site';

/** A version's sidebars with the file that a person edits. */
export interface SidebarSource {
  readonly version: string;
  /** Path below the site's folder. */
  readonly file: string;
  readonly text: string;
  /** As Docusaurus takes them: the default export of `sidebars.ts`, or the JSON of a version. */
  readonly sidebars: unknown;
}

const listFile = 'config/outsideSidebar.ts';

/** Entries of sidebars without a page, and pages that stand in no sidebar. */
export function sidebarMistakes(
  sources: readonly SidebarSource[],
  site: ReadSite,
  outside: readonly string[] = outsideSidebar,
): Mistake[] {
  const everywhere = new Set(site.pages.map(({ page }) => page));
  return [
    ...sources.flatMap((source) => inVersion(source, site, outside)),
    ...outside
      .filter((page) => !everywhere.has(page))
      .map((page) => ({ file: listFile, line: undefined, what: `'${page}' is no page of any version` })),
  ];
}

function inVersion(source: SidebarSource, site: ReadSite, outside: readonly string[]): Mistake[] {
  const { version, file } = source;
  const listed = sidebarPages(source.sidebars);
  const pages = site.pagesOf(version);
  const lost = listed
    .filter((page) => !pages.includes(page))
    .map((page) => ({
      file,
      line: lineOf(page, source.text),
      what: `the sidebar names '${page}', which is no page of ${version}${hint(page, pages)}`,
    }));
  const both = listed
    .filter((page) => outside.includes(page))
    .map((page) => ({
      file,
      line: lineOf(page, source.text),
      what: `the sidebar names '${page}', which ${listFile} keeps out of it; take it out of one of them`,
    }));
  const orphans = site.pages
    .filter((page) => page.version === version)
    .filter(({ page }) => !listed.includes(page) && !outside.includes(page))
    .map((page) => ({
      file: page.file,
      line: 1,
      what: `the page stands in no sidebar; give '${page.page.replace(/^.*\//, '')}' its line in ${file}, or '${page.page}' in ${listFile}`,
    }));
  return [...lost, ...both, ...orphans];
}

/** Sidebars without the entries that have no page, over which Docusaurus would stop before it shows any. */
export function withPages(item: unknown, pages: ReadonlySet<string>): unknown {
  if (Array.isArray(item))
    return item.filter((one) => !isLost(one, pages)).map((one) => withPages(one, pages));
  if (!isRecord(item)) return item;
  return Object.fromEntries(
    Object.entries(item)
      .filter(([key, value]) => key !== 'link' || !isLost(value, pages))
      .map(([key, value]) => [key, withPages(value, pages)]),
  );
}

function isLost(item: unknown, pages: ReadonlySet<string>): boolean {
  if (typeof item === 'string') return !pages.has(item);
  return (
    isRecord(item) && (item['type'] === 'doc' || item['type'] === 'ref') && !pages.has(String(item['id']))
  );
}

/** Line of a page's entry: of its whole name, or of its last part behind the line that names its folder. */
function lineOf(page: string, text: string): number | undefined {
  const lines = text.split('\n');
  const find = (word: string, from = 0) => lines.findIndex((line, at) => at >= from && line.includes(word));
  const quoted = (word: string) => [`'${word}'`, `"${word}"`];
  const [folder = '', name = ''] = /^(?:(.*)\/)?([^/]+)$/.exec(page)?.slice(1) ?? [];
  const whole = quoted(page).map((word) => find(word));
  const home = Math.max(...quoted(folder).map((word) => find(word)));
  const part = quoted(name).flatMap((word) => [find(word, Math.max(home, 0)), find(word)]);
  const at = [...whole, ...part].find((index) => index >= 0);
  return at === undefined ? undefined : at + 1;
}
