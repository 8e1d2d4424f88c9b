import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionOf, sections } from '../../../../config/sections';
import { basePath } from '../../../../config/site';
import { pagesFolder } from '../../../../config/versions';
import { symbolsOf } from '../facts/symbolTable';
import { pageSymbols } from './pageSymbols';
import { pageFiles } from '../../../pages/pageFiles';
import { readSource, type SourcePage } from './source';

/** A page that names a symbol. */
export interface Use {
  readonly title: string;
  /** Address with the base path. */
  readonly href: string;
}

/** What the pages of a version name. */
export interface VersionUses {
  /** Guide pages by `page#anchor`. */
  readonly guides: ReadonlyMap<string, readonly Use[]>;
  /** How many pieces of code are links, by the page's address; guides and pages of the reference that have any. */
  readonly links: ReadonlyMap<string, number>;
}

const read = new Map<string, VersionUses>();

/**
 * Which guide pages name a symbol: by `page#anchor`, for symbols and members; a symbol has its members' pages too.
 *
 * @param siteDir - folder of docusaurus.config.ts
 * @param version - such as `latest`
 */
export function usesOf(siteDir: string, version: string): ReadonlyMap<string, readonly Use[]> {
  return readUses(siteDir, version).guides;
}

/** Reads all pages of a version, once a process. Mistakes on them are plugins/page-checks' to tell. */
export function readUses(siteDir: string, version: string): VersionUses {
  const key = `${siteDir} ${version}`;
  const known = read.get(key);
  if (known) return known;
  const made = scan(siteDir, version);
  read.set(key, made);
  return made;
}

function scan(siteDir: string, version: string): VersionUses {
  const folder = join(siteDir, pagesFolder(version));
  const table = symbolsOf(siteDir, version);
  const guides = new Map<string, Use[]>();
  const links = new Map<string, number>();
  for (const path of inOrder(pageFiles(siteDir, version))) {
    const source = readable(readFileSync(join(folder, path), 'utf8'), path);
    if (!source) continue;
    const { title, parts, settings } = source;
    const linked = pageSymbols(table, parts, settings).found.filter(
      ({ finding, heading }) => finding.kind !== 'error' && !heading,
    );
    const href = `${basePath}${version}/${path}`.replace(/(?:\/index)?\.mdx?$/, '');
    if (linked.length) links.set(href, linked.length);
    if (settings.page !== undefined) continue;
    const keys = new Set(
      linked.flatMap(({ finding }) => {
        if (finding.kind !== 'symbol') return [];
        const { page, anchor } = finding.place;
        const owner = table.place(finding.fullName.replace(/\.\w+$/, ''));
        return owner ? [`${page}#${anchor}`, `${owner.page}#${owner.anchor}`] : [`${page}#${anchor}`];
      }),
    );
    for (const key of keys) guides.set(key, [...(guides.get(key) ?? []), { title, href }]);
  }
  return { guides, links };
}

/** @returns undefined for a page with mistakes, which plugins/page-checks tells */
function readable(text: string, path: string): SourcePage | undefined {
  try {
    return readSource(text, path);
  } catch {
    return undefined;
  }
}

/** Section by section, without partials, whose names begin with an underscore. */
function inOrder(paths: readonly string[]): string[] {
  const rank = (path: string) => {
    const section = sectionOf(path);
    return section ? sections.indexOf(section) : sections.length;
  };
  return paths.filter((path) => !/(?:^|\/)_[^/]*$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
