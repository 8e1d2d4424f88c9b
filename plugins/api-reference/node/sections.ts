import { areaOf, areas } from './areas';
import type { SymbolKind } from './factTypes';
import type { Entry } from './reference';

/** A part of a page under a heading of its own. */
export interface Section {
  readonly id: string;
  readonly title: string;
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

/**
 * Puts a page's entries in the order that readers see: by area, by kind; classes by name, functions and constants
 * by module and then as in the source.
 */
export function sectionsOf(page: string, entries: readonly Entry[]): Section[] {
  const full = entries.filter(({ symbol }) => !symbol.outline);
  const outline = entries.filter(({ symbol }) => symbol.outline);
  const titles = [undefined, ...(areas[page] ?? []).map(({ title }) => title)];
  const sections = titles.flatMap((area) => {
    const inArea = full.filter(({ module }) => areaOf(page, module.module) === area);
    return groups.flatMap((group): Section[] => {
      const members = inArea.filter(({ symbol }) => group.kinds.includes(symbol.kind));
      if (members.length === 0) return [];
      const title = area ? `${area}: ${group.title.toLowerCase()}` : group.title;
      return [{ id: idOf(title), title, shape: group.shape, entries: members.sort(orders[group.shape]) }];
    });
  });
  if (outline.length > 0) {
    const title = 'Names of the Rust core';
    sections.push({ id: idOf(title), title, shape: 'outline', entries: outline.sort(orders.entries) });
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
        const last = (module: string) => module.slice(module.lastIndexOf('.') + 1);
        const tells = namesakes.every((one) => one === entry || last(one.module.module) !== last(whole));
        return [entry, tells ? last(whole) : whole] as const;
      }),
    ),
  );
}

/** Independent of the machine's language, so that every build orders alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}
