import type { SymbolFacts } from './factTypes';

/** What stands beside an entry's name. */
export function kindLabel({ kind, binding }: SymbolFacts): string {
  if (kind === 'class' && binding === 'cython') return 'Cython class';
  if (kind === 'class' && binding === 'rust') return 'Rust class';
  if (kind === 'enum' && binding === 'enum') return 'enum (int)';
  return kind === 'type' ? 'type alias' : kind;
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
