import type { Callable, Field, Member, SymbolFacts } from './types';

/** Fields that a configuration declares itself. */
export function ownFields({ fields = [] }: SymbolFacts): readonly Field[] {
  return fields.filter(({ owner }) => owner === undefined);
}

/** Members of a class, in source order. */
export function classMembers({ members = [] }: SymbolFacts): readonly Member[] {
  return members.filter(({ kind }) => kind !== 'member');
}

/** Members of an enum. */
export function enumMembers({ members = [] }: SymbolFacts): readonly Member[] {
  return members.filter(({ kind }) => kind === 'member');
}

/** Something with an anchor that may be called: what it takes, and what it raises. */
interface Call {
  readonly anchor: string;
  readonly call: Callable;
  /** Whether it makes an object whose parameters are its described fields. */
  readonly isGenerated: boolean;
}

/** A symbol as it is called (what makes it, where it is a class), and then its members. */
export function callsOf(symbol: SymbolFacts): Call[] {
  const { anchor, constructor, members = [] } = symbol;
  return [
    { anchor, call: constructor ?? symbol, isGenerated: constructor?.generated ?? false },
    ...members.map((member) => ({ anchor: `${anchor}.${member.name}`, call: member, isGenerated: false })),
  ];
}

/** What the decorator `customdataclass` writes into a class that doesn't itself. */
const decoratorMembers = ['to_dict', 'from_dict', 'to_bytes', 'from_bytes', 'to_arrow', 'from_arrow'];

/** Names that a class has from its decorator alone; its source doesn't show them. */
export function decoratedMembers({ decorators = [], members = [] }: SymbolFacts): string[] {
  if (!decorators.some((decorator) => /^customdataclass\b/.test(decorator))) return [];
  const own = new Set(members.map(({ name }) => name));
  return decoratorMembers.filter((name) => !own.has(name));
}

/** Every anchor that an entry gives its page: its own, its members' and its fields', inherited ones too. */
export function anchorsOf(symbol: SymbolFacts): string[] {
  const inner = [...(symbol.members ?? []), ...(symbol.fields ?? [])];
  return [symbol.anchor, ...inner.map(({ name }) => `${symbol.anchor}.${name}`)];
}
