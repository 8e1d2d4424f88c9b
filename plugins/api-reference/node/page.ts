import { defaultVersion, developedVersion } from '../../../config/site';
import { changesPage } from './changes';
import { type Comparison, compare, markKey } from './compare';
import { type Entry, type Reference, readReference } from './reference';
import { type Section, sectionsOf } from './sections';

/** What a page links under 'Used in'. */
export interface Use {
  readonly title: string;
  readonly href: string;
}

/** Tells which guides use a symbol; given by `plugins/symbol-links`. */
export type UsedIn = (version: string, page: string, anchor: string) => readonly Use[];

/** One page of the reference, ready to be written in any form. */
export interface ReferencePage {
  readonly version: string;
  readonly page: string;
  readonly reference: Reference;
  /** The other version of the two, for entries that only it has. */
  readonly other: Reference;
  readonly sections: readonly Section[];
  readonly comparison: Comparison;
  /** The anchor of the first entry that inherits from a class, by the class's full name. */
  readonly firstHeirs: ReadonlyMap<string, string>;
  /** The mark of an entry or member, of this page unless another is named; undefined where both versions agree. */
  readonly markOf: (anchor: string, home?: string) => ChangeMark | undefined;
}

/** How the versions differ in an entry or member. */
export interface ChangeMark {
  /** Such as `changed in nightly`. */
  readonly words: string;
  /** What changed, one text a part; empty where the whole is new or gone. */
  readonly details: readonly string[];
}

/** The versions that are compared; the developed one's changes are told. */
const released = defaultVersion;
export const developed = developedVersion;
const words = {
  added: `new in ${developed}`,
  removed: `gone in ${developed}`,
  changed: `changed in ${developed}`,
} as const;

const compared = new Map<string, Comparison>();
const pages = new Map<string, ReferencePage>();

/** How the developed version differs from the released one, worked out once a process. */
function comparisonOf(siteDir: string): Comparison {
  const known = compared.get(siteDir);
  if (known) return known;
  const made = compare(readReference(siteDir, released), readReference(siteDir, developed));
  compared.set(siteDir, made);
  return made;
}

/**
 * Reads a page of the reference.
 *
 * @param page - below `api_reference/`, such as `model/orders`
 * @throws Error that names the folder when no facts are of that page, or the file when one is at fault
 */
export function readPage(siteDir: string, version: string, page: string): ReferencePage {
  const key = `${siteDir}\n${version}\n${page}`;
  const known = pages.get(key);
  if (known) return known;
  const reference = readReference(siteDir, version);
  const entries: readonly Entry[] | undefined = reference.pages.get(page);
  if (!entries) {
    throw new Error(
      `no module in facts/${version}/api stands on the page '${page}'. Give it one in platform/extract/pages.toml and run 'npm run facts'.`,
    );
  }
  const comparison = comparisonOf(siteDir);
  const sections = sectionsOf(page, entries);
  const made: ReferencePage = {
    version,
    page,
    reference,
    other: readReference(siteDir, version === developed ? released : developed),
    sections,
    firstHeirs: firstHeirs(sections),
    comparison,
    markOf: (anchor, home = page) => {
      const mark = comparison.marks.get(markKey(home, anchor));
      return mark && { words: words[mark.kind], details: mark.details };
    },
  };
  pages.set(key, made);
  return made;
}

/** Whether a page tells what the developed version changed: its own index does. */
export function tellsChanges({ version, page }: ReferencePage): boolean {
  return version === developed && page === changesPage;
}

function firstHeirs(sections: readonly Section[]): Map<string, string> {
  const heirs = new Map<string, string>();
  for (const { symbol } of sections.flatMap((section) => section.entries)) {
    for (const { from } of symbol.inherited ?? []) {
      if (!heirs.has(from)) heirs.set(from, symbol.anchor);
    }
  }
  return heirs;
}
