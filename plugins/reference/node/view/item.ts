import { sourceAddress } from '../addresses';
import { type ChangeMark, markAt } from '../changes/marks';
import type { Comparison } from '../changes/compare';
import type { ShownExample } from '../examples/shown';
import type { Entry, Reference } from '../facts/reference';
import type { Member, Parameter, SymbolFacts } from '../facts/types';
import { kindLabel, memberChips, type SearchKind, searchKinds, symbolChips } from './kinds';
import { type Piece, typeReader, type TypeReader } from './pieces';
import { memberSignature, type Signature, starred, symbolSignature, untyped } from './signature';
import { asOverridden } from './overridden';
import { messagesOf, type MessageView } from './messages';
import { raisedOf, type RaisedView } from './raised';
import { type Related, relatedMembers, relatedSymbols } from './related';
import { wordsOf } from './words';

/** What all on a page is looked up in. */
export interface Lookup {
  readonly page: string;
  readonly reference: Reference;
  readonly comparison: Comparison;
}

/** A parameter of a call. */
export interface ParameterView {
  readonly name: string;
  readonly type?: readonly Piece[];
  readonly default?: string;
  readonly defaultValue?: string;
  /** Missing where the name says it all. */
  readonly meaning?: readonly Piece[];
}

/** Whatever has an address: what it is, its signature, and what is said of it. */
export interface ItemView extends Signature {
  readonly anchor: string;
  readonly name: string;
  /** As readers see it: `Cython class`, `method`, `enum member`. */
  readonly kind: string;
  /** How search knows it; none for what is found with its section. */
  readonly searchKind: SearchKind | undefined;
  /** What Python writes before the signature: `static `, `async `. */
  readonly prefix: string;
  /** Marks beside its name. */
  readonly chips: readonly string[];
  readonly mark: ChangeMark | undefined;
  /** Address of its line in the source. */
  readonly source: string;
  readonly line?: readonly Piece[];
  /** Whether its line only says which member it overrides. */
  readonly isAsBase?: true;
  readonly more?: readonly Piece[];
  /** Its typical use, and what that printed. */
  readonly example?: ShownExample;
  /** In the order of the call. */
  readonly parameters: readonly ParameterView[];
  /** What comes back of a call; the type of what isn't called. */
  readonly type?: readonly Piece[];
  readonly raises: readonly RaisedView[];
  readonly messages: readonly MessageView[];
  readonly related: readonly Related[];
  /** Whether it belongs to a class that users of the platform never hold. */
  readonly isInternal: boolean;
}

/** Reads the types in an entry's signatures. */
export function typesOf({ reference }: Pick<Lookup, 'reference'>, { symbol, module }: Entry): TypeReader {
  return typeReader(reference, symbol.names ?? module.names);
}

/** A symbol: an entry's head, or an item of a list. */
export function symbolItem(lookup: Lookup, entry: Entry): ItemView {
  const { symbol, module } = entry;
  const { kind, anchor, name, constructor, parameters = constructor?.parameters, async } = symbol;
  const types = typesOf(lookup, entry);
  return {
    anchor,
    name,
    kind: kindLabel(symbol),
    searchKind: searchKinds[kind],
    ...symbolSignature(symbol),
    prefix: async ? 'async ' : '',
    chips: symbolChips(symbol),
    mark: markAt(lookup.comparison, lookup.page, anchor),
    source: sourceAddress(lookup.reference.version, symbol.path ?? module.path, symbol.line),
    ...saidOf(lookup, anchor, parameters, types, constructor),
    ...typeOf(symbol, types),
    raises: raisedOf(lookup, anchor, constructor?.raises ?? symbol.raises),
    messages: messagesOf(lookup, symbol, anchor),
    related: relatedSymbols(lookup.reference, entry),
    isInternal: symbol.internal ?? false,
  };
}

/** Heirs show what their ancestors show: it is made once. */
const memberItems = new WeakMap<Member, ItemView>();

/** A member of a class or enum, on the page of its entry. */
export function memberItem(lookup: Lookup, entry: Entry, member: Member): ItemView {
  const known = memberItems.get(member);
  if (known) return known;
  const made = newMemberItem({ ...lookup, page: entry.page }, entry, member);
  memberItems.set(member, made);
  return made;
}

function newMemberItem(lookup: Lookup, entry: Entry, member: Member): ItemView {
  const { symbol, module } = entry;
  const { kind, name, binding, async, parameters } = member;
  const anchor = `${symbol.anchor}.${name}`;
  const types = typesOf(lookup, entry);
  const said = saidOf(lookup, anchor, parameters, types);
  const asBase = said.line ? undefined : asOverridden(lookup.reference, entry, name);
  return {
    anchor,
    name,
    kind: kind === 'member' ? 'enum member' : kind,
    searchKind: kind === 'member' ? undefined : kind === 'method' ? 'method' : 'property',
    ...memberSignature(member),
    prefix: `${binding ? `${binding} ` : ''}${async ? 'async ' : ''}`,
    chips: memberChips(member),
    mark: markAt(lookup.comparison, lookup.page, anchor),
    source: sourceAddress(lookup.reference.version, member.path ?? symbol.path ?? module.path, member.line),
    ...said,
    ...typeOf(member, types),
    ...(asBase ? { line: asBase, isAsBase: true } : {}),
    raises: raisedOf(lookup, anchor, member.raises),
    messages: messagesOf(lookup, symbol, anchor),
    // Internals have many members and few readers.
    related: kind === 'method' && !symbol.internal ? relatedMembers(lookup.reference, entry, name) : [],
    isInternal: symbol.internal ?? false,
  };
}

/** What comes back of a call, or the type of what isn't called. */
function typeOf(of: Partial<Member> | Partial<SymbolFacts>, types: TypeReader): Pick<ItemView, 'type'> {
  const { returnsDetail, returns, returnsUntyped } = of;
  const own = 'type' in of ? (('detail' in of ? of.detail : undefined) ?? of.type) : undefined;
  const shown = returnsDetail ?? returns ?? own;
  return shown ? { type: types(shown) } : returnsUntyped ? { type: [{ text: untyped }] } : {};
}

function saidOf(
  { reference, page }: Lookup,
  anchor: string,
  parameters: readonly Parameter[] = [],
  types: TypeReader,
  constructor?: SymbolFacts['constructor'],
): Pick<ItemView, 'line' | 'more' | 'example' | 'parameters'> {
  const said = reference.describe(page, anchor);
  const example = reference.example(page, anchor);
  const isClass = constructor !== undefined;
  const words = (text: string) => wordsOf({ reference, page, anchor, parameters, isClass }, text);
  const meanings = said?.parameters ?? {};
  // What is made from annotated names takes what its members hold.
  const ofMember = (name: string) =>
    constructor?.generated ? reference.describe(page, `${anchor}.${name}`)?.line : undefined;
  return {
    ...(said ? { line: words(said.line) } : {}),
    ...(said?.more === undefined ? {} : { more: words(said.more) }),
    ...(example ? { example } : {}),
    parameters: parameters.map((parameter): ParameterView => {
      const { name, type, detail = type, default: value, defaultValue } = parameter;
      const own = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
      const meaning = own ?? ofMember(name) ?? reference.shared({ page, anchor, parameter })?.text;
      return {
        name: starred(parameter),
        ...(parameter.untyped ? { type: [{ text: untyped }] } : detail ? { type: types(detail) } : {}),
        ...(value === undefined ? {} : { default: value }),
        ...(defaultValue === undefined ? {} : { defaultValue }),
        ...(meaning ? { meaning: words(meaning) } : {}),
      };
    }),
  };
}
