import { ownFields } from '../facts/members';
import type { Entry, Reference } from '../facts/reference';

/** Kinds of symbol that need a line of ours. */
const described = new Set(['class', 'function', 'enum', 'config', 'exception', 'struct']);

/** What needs a line of ours besides the symbols themselves. */
export interface Needed {
  /** Names of the classes whose methods are all described. */
  readonly complete: ReadonlySet<string>;
  /** The symbols and members that readers need first, by name. */
  readonly key: ReadonlySet<string>;
}

/**
 * The anchors of an entry that need a description: itself, the fields that a configuration declares, the methods
 * of the classes that are used most, and what readers need first. What is outlined or internal needs none, unless it
 * is a key symbol.
 */
export function requiredOf({ symbol }: Entry, { complete, key }: Needed): string[] {
  const members = (symbol.members ?? []).map(({ name }) => `${symbol.anchor}.${name}`);
  const first = [symbol.anchor, ...members].filter((anchor) => key.has(anchor));
  if (symbol.outline || symbol.internal || !described.has(symbol.kind)) return first;
  const fields = symbol.kind === 'config' ? ownFields(symbol) : [];
  const methods = complete.has(symbol.anchor)
    ? (symbol.members ?? []).filter(({ kind }) => kind === 'method')
    : [];
  const own = [...fields, ...methods].map(({ name }) => `${symbol.anchor}.${name}`);
  return [...new Set([symbol.anchor, ...own, ...first])];
}

/** Required anchors of a page that nobody has described yet. */
export function undescribed(reference: Reference, page: string, needed: Needed): string[] {
  const entries = reference.pages.get(page) ?? [];
  return entries
    .flatMap((entry) => requiredOf(entry, needed))
    .filter((anchor) => reference.describe(page, anchor) === undefined);
}
