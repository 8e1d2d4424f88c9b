import type { Field, Member, SymbolFacts } from '../facts/types';
import { ownFields } from '../facts/members';
import { lastPart } from '../text';
import { joined, type Piece, plainPieces } from '../view/pieces';
import { callDifferences, type Call, callOf, partDifferences } from './differences';
import { differenceWords } from './words';
import type { Entry, Reference } from '../facts/reference';

/** A symbol or member with what a reader of its entry could notice, by the name of the part. */
interface Item {
  readonly page: string;
  readonly anchor: string;
  /** The symbol that it belongs to; its own anchor where it is one. */
  readonly symbol: string;
  readonly parts: ReadonlyMap<string, string>;
  readonly call: Call | undefined;
}

export interface Change {
  readonly page: string;
  readonly anchor: string;
  /** What differs, or what to use instead of what is gone, as far as anybody has written it; empty of what is new. */
  readonly words: readonly Piece[];
}

/** How an entry differs. */
interface Mark extends Pick<Change, 'words'> {
  readonly kind: 'added' | 'removed' | 'changed';
}

/** How the second version differs from the first. Members of what is new or gone are not listed. */
export interface Comparison {
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
  readonly changed: readonly Change[];
  /** What is new, gone or changed, by {@link markKey}. */
  readonly marks: ReadonlyMap<string, Mark>;
}

export const markKey = (page: string, anchor: string): string => `${page}#${anchor}`;

/**
 * Compares two versions by symbol and member.
 *
 * @param insteadOf - what to use instead of what is gone, as inline Markdown with `code` only
 */
export function compare(
  before: Reference,
  after: Reference,
  insteadOf: (page: string, anchor: string) => string | undefined = () => undefined,
): Comparison {
  const old = itemsOf(before);
  const young = itemsOf(after);
  const added = onlyIn(young, old);
  const removed = onlyIn(old, young).map((change) => ({
    ...change,
    words: plainPieces(insteadOf(change.page, change.anchor)?.replace(/\.$/, '') ?? ''),
  }));
  const changed: Change[] = [];
  for (const [key, item] of young) {
    const was = old.get(key);
    const details = was
      ? [...partDifferences(was.parts, item.parts), ...callDifferences(was.call, item.call)]
      : [];
    if (details.length > 0) {
      const words = joined(details.map(differenceWords), '; ');
      changed.push({ page: item.page, anchor: item.anchor, words });
    }
  }
  const marksOf = (kind: Mark['kind'], changes: readonly Change[]) =>
    changes.map(({ page, anchor, words }) => [markKey(page, anchor), { kind, words }] as const);
  const marks = new Map([
    ...marksOf('added', added),
    ...marksOf('removed', removed),
    ...marksOf('changed', changed),
  ]);
  return { added, removed, changed, marks };
}

function onlyIn(items: ReadonlyMap<string, Item>, others: ReadonlyMap<string, Item>): Change[] {
  return [...items]
    .filter(([key, item]) => {
      const isMember = item.symbol !== item.anchor;
      return !others.has(key) && (!isMember || others.has(markKey(item.page, item.symbol)));
    })
    .map(([, { page, anchor }]) => ({ page, anchor, words: [] }));
}

function itemsOf(reference: Reference): Map<string, Item> {
  const items = [...reference.pages.values()].flatMap((entries) => entries.flatMap(itemsOfEntry));
  return new Map(items.map((item) => [markKey(item.page, item.anchor), item]));
}

function itemsOfEntry({ page, symbol }: Entry): Item[] {
  const call = callOf(symbol.kind === 'function' ? symbol : symbol.constructor);
  const at = (name: string) => ({ page, anchor: `${symbol.anchor}.${name}`, symbol: symbol.anchor });
  return [
    { page, anchor: symbol.anchor, symbol: symbol.anchor, parts: symbolParts(symbol), call },
    ...(symbol.members ?? []).map((member) => ({
      ...at(member.name),
      parts: memberParts(member),
      call: member.kind === 'method' ? callOf(member) : undefined,
    })),
    ...ownFields(symbol).map((field) => ({ ...at(field.name), parts: fieldParts(field), call: undefined })),
  ];
}

function symbolParts(symbol: SymbolFacts): Map<string, string> {
  return parts({
    kind: symbol.kind,
    bases: symbol.bases?.map(lastPart).join(', '),
    type: symbol.type,
    value: symbol.value,
  });
}

function memberParts(member: Member): Map<string, string> {
  const { kind, binding, type, detail, value, settable } = member;
  return parts({
    // To a reader an attribute and a property are the same.
    kind: kind === 'attribute' ? 'property' : kind,
    binding,
    async: member.async ? 'async' : undefined,
    settable: settable ? 'settable' : undefined,
    type: detail ?? type,
    value,
  });
}

function fieldParts(field: Field): Map<string, string> {
  const { type, constraint } = field;
  return parts({ type, default: field.default ?? 'required', constraint });
}

function parts(values: Record<string, string | undefined>): Map<string, string> {
  return new Map(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
