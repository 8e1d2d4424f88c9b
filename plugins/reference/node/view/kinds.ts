import type { Member, SymbolFacts } from '../facts/types';

/** What stands beside an entry's name. */
export function kindLabel(symbol: SymbolFacts): string {
  const { kind, binding } = symbol;
  if (kind === 'class' && binding === 'cython') return 'Cython class';
  if (kind === 'class' && binding === 'rust') return 'Rust class';
  if (isRustEnum(symbol)) return 'Rust enum';
  if (kind === 'enum' && binding === 'enum') return 'enum (int)';
  return kind === 'type' ? 'type alias' : kind;
}

/**
 * What an entry builds on, as far as it is true of the running package and tells a reader something: of enums in Cython it
 * depends on the compiler's release, and those of the Rust core are no `Enum` of Python, whatever their stub says.
 */
export function toldBases({ kind, binding, bases = [] }: SymbolFacts): readonly string[] {
  return kind === 'enum' && binding !== 'python' ? [] : bases;
}

/** What a reader of an enum of the Rust core may not expect; Markdown. */
export const rustEnumNote = "No Python `Enum`: it can't be iterated, nor read by `[name]`.";

/** Whether {@link rustEnumNote} holds. */
export function isRustEnum({ kind, binding }: SymbolFacts): boolean {
  return kind === 'enum' && binding === 'rust';
}

/** The kinds that search knows of entries and members. */
export type SearchKind = 'class' | 'config' | 'enum' | 'function' | 'method' | 'property';

/** A symbol's kind as search knows it; none for what is found with its section. */
export const searchKinds: Readonly<Record<SymbolFacts['kind'], SearchKind | undefined>> = {
  class: 'class',
  struct: 'class',
  exception: 'class',
  config: 'config',
  enum: 'enum',
  function: 'function',
  constant: undefined,
  type: undefined,
};

/** What stands beside a symbol's name. */
export function symbolChips(symbol: SymbolFacts): string[] {
  return [
    ...(symbol.internal ? ['internal'] : []),
    ...(symbol.abstract ? ['abstract'] : []),
    ...(symbol.async ? ['async'] : []),
    ...decoratorChips(symbol.decorators),
  ];
}

/** What stands beside a member's name. */
export function memberChips({ binding, async, abstract, settable, kind, decorators }: Member): string[] {
  return [
    ...(binding ? [`${binding} method`] : []),
    ...(async ? ['async'] : []),
    ...(abstract ? ['abstract'] : []),
    ...(settable ? ['settable'] : []),
    ...(kind === 'constant' ? ['class constant'] : []),
    ...decoratorChips(decorators),
  ];
}

/** Decorators that a caller notices. */
const decoratorWords: readonly (readonly [RegExp, string])[] = [
  [/^lru_cache/, 'cached: one instance per argument set'],
  [/^customdataclass/, 'customdataclass'],
  [/^dataclass\(.*frozen=True/, 'frozen'],
  [/^click\.command/, 'command'],
];

function decoratorChips(written: readonly string[] = []): string[] {
  return written.flatMap(
    (decorator) => decoratorWords.find(([pattern]) => pattern.test(decorator))?.[1] ?? [],
  );
}
