import type { Piece } from './pieces';
import { areaOf, areas } from './areas';
import type { SymbolKind } from '../facts/types';
import type { Entry } from '../facts/reference';
import { compareText, lastPart } from '../text';

/** A part of a page under a heading of its own. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Whether search has it last. */
  readonly isAside: boolean;
  /** How its entries are drawn: each under a heading, as a list, or names alone. */
  readonly shape: 'entries' | 'list' | 'outline';
  readonly entries: readonly Entry[];
}

const groups: readonly { title: string; shape: 'entries' | 'list'; kinds: readonly SymbolKind[] }[] = [
  { title: 'Classes', shape: 'entries', kinds: ['class', 'struct'] },
  { title: 'Configs', shape: 'entries', kinds: ['config'] },
  { title: 'Enums', shape: 'entries', kinds: ['enum'] },
  { title: 'Exceptions', shape: 'entries', kinds: ['exception'] },
  { title: 'Functions', shape: 'list', kinds: ['function'] },
  { title: 'Constants', shape: 'list', kinds: ['constant'] },
  { title: 'Type aliases', shape: 'list', kinds: ['type'] },
];

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
 */
export function sectionsOf(page: string, entries: readonly Entry[]): Section[] {
  const full = entries.filter(({ symbol }) => !symbol.outline);
  const outline = entries.filter(({ symbol }) => symbol.outline);
  const sections = [undefined, ...(areas[page] ?? [])].flatMap((area) => {
    const inArea = full.filter(({ module }) => areaOf(page, module.module) === area);
    return groups.flatMap((group): Section[] => {
      const members = inArea.filter(({ symbol }) => group.kinds.includes(symbol.kind));
      if (members.length === 0) return [];
      const title = area ? `${area.title}: ${group.title.toLowerCase()}` : group.title;
      const { shape } = group;
      const isAside = area?.isAside ?? false;
      return [{ id: idOf(title), title, isAside, shape, entries: members.sort(orders[shape]) }];
    });
  });
  if (outline.length > 0) {
    const title = 'Names of the Rust core';
    const sorted = outline.sort(orders.entries);
    sections.push({ id: idOf(title), title, isAside: true, shape: 'outline', entries: sorted });
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
  const byName = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { name } = entry.symbol;
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
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
