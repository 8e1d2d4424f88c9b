import { sectionOf, sections } from '../../../../config/sections';
import { basePath } from '../../../../config/site';
import { type PageFile, pagesOf } from '../../../pages/pageFiles';
import { sharedTree } from '../../../pages/sharedTree';
import { symbolsOf, type SymbolTable } from '../facts/symbolTable';
import { grouped } from '../grouped';
import { sectionsOfCode } from './guideSections';
import { pageSymbols } from './pageSymbols';
import { readSource } from './source';
import { type Mention, type SymbolUses, usesFrom } from './symbolUses';

/** What the pages of a version name. */
interface VersionUses {
  /** Guides by `page#anchor`, of symbols and members; a symbol has its members' too. */
  readonly guides: ReadonlyMap<string, SymbolUses>;
  /** How many pieces of code are links, by the page's address; guides and pages of the reference that have any. */
  readonly links: ReadonlyMap<string, number>;
}

const read = new Map<string, VersionUses>();

/**
 * Reads all pages of a version, once a process. Mistakes on them are plugins/page-checks' to tell.
 *
 * @param siteDir - folder of docusaurus.config.ts
 * @param version - such as `latest`
 */
export function readUses(siteDir: string, version: string): VersionUses {
  const key = `${siteDir} ${version}`;
  const known = read.get(key);
  if (known) return known;
  const made = scan(siteDir, version);
  read.set(key, made);
  return made;
}

function scan(siteDir: string, version: string): VersionUses {
  const table = symbolsOf(siteDir, version);
  const mentions: KeyedMention[] = [];
  const links = new Map<string, number>();
  for (const { path, source } of inOrder(pagesOf(siteDir, version))) {
    const href = `${basePath}${version}/${path}`.replace(/(?:\/index)?\.mdx?$/, '');
    const page = readable(() => readMentions(table, source, path, href));
    if (!page) continue;
    if (page.links > 0) links.set(href, page.links);
    mentions.push(...page.mentions);
  }
  const bySymbol = grouped(mentions, ({ key }) => key);
  return { guides: new Map([...bySymbol].map(([key, all]) => [key, usesFrom(all)])), links };
}

/** A mention with the `page#anchor` of what it names. */
interface KeyedMention extends Mention {
  readonly key: string;
}

/** What one page names; a page of the reference mentions nothing, but its links count. */
function readMentions(
  table: SymbolTable,
  text: string,
  path: string,
  href: string,
): { links: number; mentions: KeyedMention[] } {
  const { title, parts, settings } = readSource(text, path);
  const found = pageSymbols(table, parts, settings).found.filter(({ finding }) => finding.kind !== 'error');
  const mentions: KeyedMention[] = [];
  const links = found.filter(({ heading }) => !heading).length;
  if (settings.page !== undefined) return { links, mentions };
  const places = sectionsOfCode(sharedTree(text, path));
  const kind = sectionOf(path)?.kind;
  for (const { finding, heading, node } of found) {
    if (finding.kind !== 'symbol') continue;
    const section = places.get(node);
    const mention = { page: { title, href }, section, kind, inHeading: heading };
    const { page, anchor } = finding.place;
    const owner = table.place(finding.fullName.replace(/\.\w+$/, ''));
    mentions.push({ ...mention, key: `${page}#${anchor}`, ofMember: false });
    if (owner) mentions.push({ ...mention, key: `${owner.page}#${owner.anchor}`, ofMember: true });
  }
  return { links, mentions };
}

/** @returns undefined for a page with mistakes, which plugins/page-checks tells */
function readable<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Section by section, without partials, whose names begin with an underscore. */
function inOrder(pages: readonly PageFile[]): PageFile[] {
  const rank = ({ path }: PageFile) => {
    const section = sectionOf(path);
    return section ? sections.indexOf(section) : sections.length;
  };
  return pages.filter(({ path }) => !/(?:^|\/)_[^/]*$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
