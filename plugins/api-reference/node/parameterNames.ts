import type { Parameter } from './factTypes';
import type { Reference } from './reference';

/** What an entry or member is called with. */
export interface CallNames {
  readonly names: ReadonlySet<string>;
  /** Whether it is a class, whose constructor is called. */
  readonly ofClass: boolean;
}

const read = new WeakMap<Reference, ReadonlyMap<string, CallNames>>();

/**
 * The parameters of an entry or member. In what is said of a call, their names mean them and nothing else.
 *
 * @returns undefined for what isn't called
 */
export function callNames(reference: Reference, page: string, anchor: string): CallNames | undefined {
  const known = read.get(reference) ?? collect(reference);
  read.set(reference, known);
  return known.get(`${page}#${anchor}`);
}

function collect({ pages }: Reference): Map<string, CallNames> {
  const found = new Map<string, CallNames>();
  const add = (place: string, parameters: readonly Parameter[] | undefined, ofClass = false) => {
    if (parameters) found.set(place, { names: new Set(parameters.map(({ name }) => name)), ofClass });
  };
  for (const [page, entries] of pages) {
    for (const { symbol } of entries) {
      const place = `${page}#${symbol.anchor}`;
      add(place, symbol.parameters);
      // Every object has a `constructor`; facts of one are no function.
      if (typeof symbol.constructor === 'object') add(place, symbol.constructor.parameters, true);
      for (const { name, parameters } of symbol.members ?? []) add(`${place}.${name}`, parameters);
    }
  }
  return found;
}
