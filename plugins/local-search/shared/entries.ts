import { fold } from './tokenizer';
import type { RecordKind, SearchRecord } from './types';

/** The kinds of entries of the reference. */
export const entryKinds: readonly RecordKind[] = [
  'class',
  'method',
  'property',
  'function',
  'enum',
  'config',
];

/** Whether a kind is one of an entry of the reference, and none of a section of prose. */
export function isEntry(kind: RecordKind): boolean {
  return entryKinds.includes(kind);
}

/** Entries whose names are sought in full, so that nobody is served by their first letters. */
const laterKinds: readonly RecordKind[] = ['module', 'function', 'enum', 'method', 'property'];

/** Whether a kind is searched as soon as names are there; the others wait for the texts. */
export function isSoughtFirst(kind: RecordKind): boolean {
  return !laterKinds.includes(kind);
}

/** Whether a kind is one of what stands in a class. */
export function isMember(kind: RecordKind): boolean {
  return kind === 'method' || kind === 'property';
}

/** Whether a record is of the reference: of a module's page, or of an entry on it. */
export function isReference({ kind }: Pick<SearchRecord, 'kind'>): boolean {
  return kind === 'module' || isEntry(kind);
}

/** An entry's full name: `Strategy.on_stop`, `OrderSide`; of any other record its heading, or nothing. */
export function ownName({ kind, headings }: SearchRecord): string {
  return headings.slice(isMember(kind) ? -2 : -1).join('.');
}

/**
 * The names that an entry gives a meaning to, beside its title: `Strategy.on_stop` of a method; `OrderSide.BUY` and `BUY`
 * of an enum, and a config's fields alike. Empty for all else.
 */
export function namesIn(record: SearchRecord): string[] {
  const { kind, headings, names = [] } = record;
  const title = headings.at(-1) ?? '';
  if (isMember(kind)) return [ownName(record)];
  return names.flatMap((name) => [name, `${title}.${name}`]);
}

/** A name in one piece, whatever joins its parts: `on_stop`, `onStop` and `on-stop` are `onstop`. */
export function joinedName(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What a name is looked up under. A dotted one by its last two pieces with a point before each, so that nothing but a
 * dotted one finds it: `.strategy.onstop`.
 *
 * @param name - in any spelling, `self.strategy.on_stop` too
 */
export function nameTerm(name: string): string {
  const pieces = name.split('.').map(joinedName);
  return pieces.length === 1
    ? (pieces[0] ?? '')
    : pieces
        .slice(-2)
        .map((piece) => `.${piece}`)
        .join('');
}
