import { grouped } from '../grouped';
import type { Piece } from './pieces';
import { areaOf, areas } from './areas';
import type { SymbolFacts, SymbolKind } from '../facts/types';
import type { Entry } from '../facts/reference';
import { compareText, lastPart } from '../text';

/** A part of a page under a heading of its own. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Whether search has it last. */
  readonly isAside: boolean;
  /** Whether it is closed on a page that is long: few come for what stands in it. */
  readonly isClosed: boolean;
  /** How its entries are drawn: each under a heading, as a list, or names alone. */
  readonly shape: 'entries' | 'list' | 'outline';
  readonly entries: readonly Entry[];
}

interface Group {
  readonly title: string;
  readonly shape: 'entries' | 'list';
  readonly takes: (symbol: SymbolFacts, isKey: boolean) => boolean;
  readonly isClosed?: true;
}

const kind =
  (...kinds: readonly SymbolKind[]) =>
  (symbol: SymbolFacts) =>
    kinds.includes(symbol.kind);
const isClass = kind('class', 'struct');

/** The first that takes a symbol has it. */
const groups: readonly Group[] = [
  { title: 'Key classes', shape: 'entries', takes: (symbol, isKey) => isKey && isClass(symbol) },
  // Not meant to be built on: last of the classes, though told before what they'd take it from.
  { title: 'Internal classes', shape: 'entries', takes: isInternalClass, isClosed: true },
  { title: 'Classes', shape: 'entries', takes: isClass },
  { title: 'Configs', shape: 'entries', takes: kind('config') },
  { title: 'Enums', shape: 'entries', takes: kind('enum') },
  { title: 'Exceptions', shape: 'entries', takes: kind('exception') },
  { title: 'Functions', shape: 'list', takes: kind('function') },
  { title: 'Constants', shape: 'list', takes: kind('constant') },
  { title: 'Type aliases', shape: 'list', takes: kind('type') },
];

/** The order in which they stand. */
const titles = [
  ...['Key classes', 'Classes', 'Configs', 'Enums', 'Exceptions', 'Functions', 'Constants', 'Type aliases'],
  'Internal classes',
];

function isInternalClass(symbol: SymbolFacts): boolean {
  return Boolean(symbol.internal) && isClass(symbol);
}

/** A page with fewer classes than this has them in one list. */
const manyClasses = 10;

/** What stands above the names that have no entry. */
export const outlineLead: readonly Piece[] = [
  { text: 'These stand in ' },
  { text: 'nautilus_trader.core.nautilus_pyo3', as: 'code' },
  { text: '. Where a Python or Cython class has the same name, use that one.' },
];

/** The groups of names that have no entry, in their order. */
export const outlineTitles: readonly (readonly [SymbolKind, string])[] = [
  ['class', 'Classes'],
  ['config', 'Configs'],
  ['constant', 'Constants'],
  ['enum', 'Enums'],
  ['exception', 'Exceptions'],
  ['function', 'Functions'],
  ['struct', 'Structs'],
  ['type', 'Type aliases'],
];

/**
 * Puts a page's entries in the order that readers see: by area, by kind; classes by name, functions and constants
 * by module and then as in the source.
 *
 * @param keys - names of the classes that readers use most
 */
export function sectionsOf(page: string, entries: readonly Entry[], keys: ReadonlySet<string>): Section[] {
  const full = entries.filter(({ symbol }) => !symbol.outline);
  const outline = entries.filter(({ symbol }) => symbol.outline);
  const sections = [undefined, ...(areas[page] ?? [])].flatMap((area) => {
    const inArea = full.filter(({ module }) => areaOf(page, module.module) === area);
    const isAside = area?.isAside ?? false;
    const divides = !area && inArea.filter(({ symbol }) => isClass(symbol)).length >= manyClasses;
    const groupOf = ({ symbol }: Entry) =>
      groups.find(({ takes, title }) => {
        if (!divides && title === 'Internal classes') return false;
        return takes(symbol, divides && keys.has(symbol.anchor));
      });
    return titles.flatMap((title): Section[] => {
      const members = inArea.filter((entry) => groupOf(entry)?.title === title);
      const [first] = members;
      const group = first && groupOf(first);
      if (!group) return [];
      const shown = area ? `${area.title}: ${title.toLowerCase()}` : title;
      const isClosed = isAside || (group.isClosed ?? false);
      const { shape } = group;
      return [
        { id: idOf(shown), title: shown, isAside, isClosed, shape, entries: members.sort(orders[shape]) },
      ];
    });
  });
  if (outline.length > 0) {
    const title = 'Names of the Rust core';
    const sorted = outline.sort(orders.entries);
    sections.push({
      id: idOf(title),
      title,
      isAside: true,
      isClosed: true,
      shape: 'outline',
      entries: sorted,
    });
  }
  return sections;
}

const orders = {
  /** By name; what isn't meant to be built on comes last. */
  entries: (a: Entry, b: Entry) =>
    Number(a.symbol.internal ?? false) - Number(b.symbol.internal ?? false) ||
    compareText(a.symbol.name.toLowerCase(), b.symbol.name.toLowerCase()) ||
    compareText(a.fullName, b.fullName),
  list: (a: Entry, b: Entry) =>
    compareText(a.importFrom, b.importFrom) ||
    compareText(a.module.module, b.module.module) ||
    a.symbol.line - b.symbol.line ||
    compareText(a.symbol.name, b.symbol.name),
};

/**
 * The module of each entry that shares its name with another: the last part, as far as it tells them apart.
 *
 * @returns nothing for entries whose name is their own
 */
export function tellingHomes(entries: readonly Entry[]): Map<Entry, string> {
  const byName = grouped(entries, ({ symbol }) => symbol.name);
  const shared = [...byName.values()].filter((namesakes) => namesakes.length > 1);
  return new Map(
    shared.flatMap((namesakes) =>
      namesakes.map((entry) => {
        const whole = entry.module.module;
        const last = lastPart(whole);
        const tells = namesakes.every((one) => one === entry || lastPart(one.module.module) !== last);
        return [entry, tells ? last : whole] as const;
      }),
    ),
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
