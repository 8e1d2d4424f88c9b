import {
  changeId,
  changesByPage,
  changesHeading,
  changesOf,
  countText,
  ownChangesHeading,
  type PageChanges,
} from '../changes/changes';
import { comparisonOf, tellsChanges } from '../changes/marks';
import { keyClasses } from '../facts/descriptions';
import { anchorsOf } from '../facts/members';
import { type Entry, readReference } from '../facts/reference';
import { type EntryView, entryView } from './entry';
import { type ItemView, type Lookup, symbolItem } from './item';
import { outlineTitles, type Section, sectionsOf, tellingHomes } from './sections';

interface Part {
  readonly id: string;
  readonly title: string;
  /** Whether what stands here serves tests, shows how it is done, or has no entry: search has it last. */
  readonly isAside: boolean;
  /** Whether it is closed on a page that is long. */
  readonly isClosed: boolean;
}

/** A part of a page under a heading of its own. */
export type SectionView = Part &
  (
    | { readonly shape: 'entries'; readonly entries: readonly EntryView[] }
    | {
        readonly shape: 'list';
        readonly modules: readonly { readonly module: string; readonly items: readonly ItemView[] }[];
      }
    | {
        readonly shape: 'outline';
        readonly items: readonly ItemView[];
        /** The same by kind. */
        readonly groups: readonly { readonly title: string; readonly items: readonly ItemView[] }[];
      }
  );

/** A row of the table of what a page holds. */
interface SummaryRow {
  readonly item: ItemView;
  /** What tells it from its namesakes. */
  readonly home: string | undefined;
}

/** One page of the reference, ready to be written in any form. */
export interface PageView {
  readonly version: string;
  /** Below `api_reference/`. */
  readonly page: string;
  readonly sections: readonly SectionView[];
  /** Empty where a page holds little. */
  readonly summary: readonly SummaryRow[];
  /** A page is worth filtering when looking through its entries takes longer than typing. */
  readonly isLong: boolean;
  /** What the developed version changed on this page; none where the whole is told here. */
  readonly ownChanges: PageChanges | undefined;
  /** What the developed version changed, where this is the page that tells it. */
  readonly changes: readonly PageChanges[] | undefined;
  /** All that a link may name behind `#`. */
  readonly anchors: readonly string[];
}

const pages = new Map<string, PageView>();

/**
 * Reads a page of the reference, once a process.
 *
 * @param page - below `api_reference/`, such as `model/orders`
 * @throws Error that names the folder when no facts are of that page, or the file when one is at fault
 */
export function readPage(siteDir: string, version: string, page: string): PageView {
  const key = `${siteDir}\n${version}\n${page}`;
  const known = pages.get(key);
  if (known) return known;
  const reference = readReference(siteDir, version);
  const entries = reference.pages.get(page);
  if (!entries) {
    throw new Error(
      `no module in facts/${version}/api stands on the page '${page}'. Give it one in platform/extract/pages.toml and run 'npm run facts'.`,
    );
  }
  const lookup = { page, reference, comparison: comparisonOf(siteDir) };
  const made = pageView(lookup, entries, keyClasses(siteDir));
  pages.set(key, made);
  return made;
}

function pageView(lookup: Lookup, entries: readonly Entry[], keys: ReadonlySet<string>): PageView {
  const { page, reference, comparison } = lookup;
  const { version } = reference;
  const sections = sectionsOf(page, entries, keys);
  const ordered = sections.flatMap((section) => section.entries);
  const items = new Map<Entry, ItemView>();
  const views = sections.map((section) => sectionView(lookup, section, sections, items));
  const changes = tellsChanges(version, page) ? changesByPage(comparison) : undefined;
  const own = changesOf(comparison, page);
  const ownChanges = changes || countText(own) === '' ? undefined : own;
  const changed = changes?.flatMap((own) => own.changed.map(changeId)) ?? [];
  return {
    version,
    page,
    sections: views,
    summary: summaryOf(sections, items),
    isLong:
      ordered.reduce((sum, { symbol }) => sum + 1 + (symbol.members ?? symbol.fields ?? []).length, 0) > 30,
    ownChanges,
    changes,
    anchors: [
      ...sections.map(({ id }) => id),
      ...entries.flatMap(({ symbol }) => anchorsOf(symbol)),
      ...views.flatMap(inheritedAnchors),
      ...(ownChanges ? [ownChangesHeading.id] : []),
      ...(changes ? [changesHeading.id, ...changed] : []),
    ],
  };
}

function sectionView(
  lookup: Lookup,
  { id, title, isAside, isClosed, shape, entries }: Section,
  sections: readonly Section[],
  items: Map<Entry, ItemView>,
): SectionView {
  const part = { id, title, isAside, isClosed };
  const made = <View extends ItemView>(entry: Entry, view: View): View => {
    items.set(entry, view);
    return view;
  };
  if (shape === 'entries') {
    const headed = sections.flatMap((section) => (section.shape === 'entries' ? section.entries : []));
    const homes = tellingHomes(headed);
    const titleOf = (entry: Entry) => {
      const home = homes.get(entry);
      return home ? `${entry.symbol.name} (${home})` : entry.symbol.name;
    };
    return {
      ...part,
      shape,
      entries: entries.map((entry) => made(entry, entryView(lookup, entry, titleOf(entry), isAside))),
    };
  }
  const listed = entries.map((entry) => ({ entry, item: made(entry, symbolItem(lookup, entry)) }));
  if (shape === 'outline') {
    const groups = outlineTitles.map(([kind, title]) => ({
      title,
      items: listed.flatMap(({ entry, item }) => (entry.symbol.kind === kind ? [item] : [])),
    }));
    return {
      ...part,
      shape,
      items: listed.map(({ item }) => item),
      groups: groups.filter((group) => group.items.length > 0),
    };
  }
  const modules = [...new Set(entries.map(({ importFrom }) => importFrom))];
  return {
    ...part,
    shape,
    modules: modules.map((module) => ({
      module,
      items: listed.flatMap(({ entry, item }) => (entry.importFrom === module ? [item] : [])),
    })),
  };
}

/** Addresses of inherited members at their heirs. */
function inheritedAnchors(section: SectionView): string[] {
  if (section.shape !== 'entries') return [];
  return section.entries.flatMap(({ groups }) =>
    groups.flatMap(({ inherited }) => inherited.map(({ anchor }) => anchor)),
  );
}

/** Names that only stand in lists are left out. */
function summaryOf(sections: readonly Section[], items: ReadonlyMap<Entry, ItemView>): SummaryRow[] {
  const entries = sections
    .filter(({ shape }) => shape !== 'outline')
    .flatMap((section) => section.entries)
    .filter(({ symbol }) => !['constant', 'type'].includes(symbol.kind) && !symbol.internal);
  if (entries.length < 2) return [];
  const homes = tellingHomes(entries);
  return entries.flatMap((entry) => {
    const item = items.get(entry);
    return item ? [{ item, home: homes.get(entry) }] : [];
  });
}
