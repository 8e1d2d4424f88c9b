import { ownFields } from './members';
import type { Entry, Reference } from './reference';

/** Kinds of symbol that need a line of ours. */
const described = new Set(['class', 'function', 'enum', 'config', 'exception', 'struct']);

/**
 * The anchors of an entry that need a description: itself, the fields that a configuration declares, and the methods
 * of the classes that are used most. What is outlined or internal needs none.
 *
 * @param complete - names of the classes whose methods are all described
 */
export function requiredOf({ symbol }: Entry, complete: ReadonlySet<string>): string[] {
  if (symbol.outline || symbol.internal || !described.has(symbol.kind)) return [];
  const fields = symbol.kind === 'config' ? ownFields(symbol) : [];
  const methods = complete.has(symbol.anchor)
    ? (symbol.members ?? []).filter(({ kind }) => kind === 'method')
    : [];
  return [symbol.anchor, ...[...fields, ...methods].map(({ name }) => `${symbol.anchor}.${name}`)];
}

/** Required anchors of a page that nobody has described yet. */
export function undescribed(reference: Reference, page: string, complete: ReadonlySet<string>): string[] {
  const entries = reference.pages.get(page) ?? [];
  return entries
    .flatMap((entry) => requiredOf(entry, complete))
    .filter((anchor) => reference.describe(page, anchor) === undefined);
}
