import type { Callable, Field, Member, Parameter, SymbolFacts } from '../facts/types';
import { ownFields } from '../facts/members';
import type { Entry, Reference } from '../facts/reference';

/** A symbol or member with what a reader of its entry could notice, by the name of the part. */
interface Item {
  readonly page: string;
  readonly anchor: string;
  /** The symbol that it belongs to; its own anchor where it is one. */
  readonly symbol: string;
  readonly parts: ReadonlyMap<string, string>;
}

export interface Change {
  readonly page: string;
  readonly anchor: string;
  /** What differs, such as `depth: int = 0 → int = 10`; empty where the whole is new or gone. */
  readonly details: readonly string[];
}

export interface Mark {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly details: readonly string[];
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

/** Compares two versions by symbol and member. */
export function compare(before: Reference, after: Reference): Comparison {
  const old = itemsOf(before);
  const young = itemsOf(after);
  const added = onlyIn(young, old);
  const removed = onlyIn(old, young);
  const changed: Change[] = [];
  for (const [key, item] of young) {
    const was = old.get(key);
    const details = was ? differences(was.parts, item.parts) : [];
    if (details.length > 0) changed.push({ page: item.page, anchor: item.anchor, details });
  }
  const marksOf = (kind: Mark['kind'], changes: readonly Change[]) =>
    changes.map(({ page, anchor, details }) => [markKey(page, anchor), { kind, details }] as const);
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
    .map(([, { page, anchor }]) => ({ page, anchor, details: [] }));
}

function itemsOf(reference: Reference): Map<string, Item> {
  const items = [...reference.pages.values()].flatMap((entries) => entries.flatMap(itemsOfEntry));
  return new Map(items.map((item) => [markKey(item.page, item.anchor), item]));
}

function itemsOfEntry({ page, symbol }: Entry): Item[] {
  const inner = [
    ...(symbol.members ?? []).map((member) => [member.name, memberParts(member)] as const),
    ...ownFields(symbol).map((field) => [field.name, fieldParts(field)] as const),
  ];
  return [
    { page, anchor: symbol.anchor, symbol: symbol.anchor, parts: symbolParts(symbol) },
    ...inner.map(([name, parts]) => ({
      page,
      anchor: `${symbol.anchor}.${name}`,
      symbol: symbol.anchor,
      parts,
    })),
  ];
}

function symbolParts(symbol: SymbolFacts): Map<string, string> {
  const call = symbol.kind === 'function' ? symbol : symbol.constructor;
  return parts({
    kind: symbol.kind,
    bases: symbol.bases?.map((base) => base.slice(base.lastIndexOf('.') + 1)).join(', '),
    type: symbol.type,
    value: symbol.value,
    ...callParts(call),
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
    ...(kind === 'method' ? callParts(member) : {}),
  });
}

function fieldParts(field: Field): Map<string, string> {
  const { type, constraint } = field;
  return parts({ type, default: field.default ?? 'required', constraint });
}

/** The part that holds the names of what can be given by position, in order. */
const places = 'places';

function callParts(call: Callable | undefined): Record<string, string | undefined> {
  if (!call) return {};
  const { parameters = [] } = call;
  return {
    ...Object.fromEntries(
      parameters.map((parameter) => [
        `parameter ${parameter.name}`,
        [parameter.kind, parameter.detail ?? parameter.type ?? 'untyped', defaultOf(parameter)]
          .filter((part) => part !== undefined)
          .join(' '),
      ]),
    ),
    [places]: parameters
      .filter(({ kind }) => kind === undefined || kind === 'positional-only')
      .map(({ name }) => name)
      .join(' '),
    returns: call.returnsDetail ?? call.returns ?? (call.returnsUntyped && 'untyped'),
  };
}

function defaultOf(parameter: Parameter): string | undefined {
  return parameter.default === undefined ? undefined : `= ${parameter.default}`;
}

function parts(values: Record<string, string | undefined>): Map<string, string> {
  return new Map(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined));
}

function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (const [name, now] of after) {
    const was = before.get(name);
    if (was === now || name === places) continue;
    found.push(was === undefined ? `${label(name)} added: ${now}` : `${label(name)}: ${was} → ${now}`);
  }
  for (const [name, was] of before)
    if (!after.has(name) && name !== places) found.push(`${label(name)} removed (${was})`);
  const moved = movedPlaces(before.get(places), after.get(places));
  return moved.length > 0 ? [...found, `by position: ${moved.join(', ')}`] : found;
}

/** What a call by position would now give to another parameter, such as `params 7 → 8`. */
function movedPlaces(before = '', after = ''): string[] {
  const old = before.split(' ');
  return after.split(' ').flatMap((name, index) => {
    const was = old.indexOf(name);
    return name === '' || was < 0 || was === index ? [] : `${name} ${was + 1} → ${index + 1}`;
  });
}

function label(part: string): string {
  return part.replace(/^parameter /, '');
}
