import type { Callable, Field, Member, Parameter, SymbolFacts } from './factTypes';
import { ownFields } from './members';
import type { Entry, Reference } from './reference';

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

/** How the second version differs from the first. Members of what is new or gone are not listed. */
export interface Comparison {
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
  readonly changed: readonly Change[];
  /** What is new, gone or changed, by {@link markKey}. */
  readonly marks: ReadonlyMap<string, 'added' | 'removed' | 'changed'>;
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
  const marks = new Map([
    ...added.map((change) => [markKey(change.page, change.anchor), 'added'] as const),
    ...removed.map((change) => [markKey(change.page, change.anchor), 'removed'] as const),
    ...changed.map((change) => [markKey(change.page, change.anchor), 'changed'] as const),
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
    order: parameters.map(({ name }) => name).join(', '),
    returns: call.returnsDetail ?? call.returns,
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
    if (was === now || name === 'order') continue;
    found.push(was === undefined ? `${label(name)} added: ${now}` : `${label(name)}: ${was} → ${now}`);
  }
  for (const [name, was] of before) if (!after.has(name)) found.push(`${label(name)} removed (${was})`);
  const sameNames = [...after.keys()].every((name) => before.has(name));
  if (found.length === 0 && sameNames && before.get('order') !== after.get('order'))
    found.push(`order of parameters: ${after.get('order') ?? ''}`);
  return found;
}

function label(part: string): string {
  return part.replace(/^parameter /, '');
}
