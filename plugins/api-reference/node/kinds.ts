import type { SymbolFacts } from './factTypes';

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

/** An entry's kind as search knows it; none for what is found with its page. */
export const searchKinds = {
  class: 'class',
  struct: 'class',
  exception: 'class',
  config: 'config',
  enum: 'enum',
  function: 'function',
  constant: undefined,
  type: undefined,
} as const satisfies Record<SymbolFacts['kind'], string | undefined>;
