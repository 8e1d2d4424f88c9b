import { grouped } from '../grouped';
import { lastPart } from '../text';
import type { Entry, Reference } from '../facts/reference';
import { placeOf } from './pieces';
import type { Place, SymbolFacts } from '../facts/types';

/** An entry or member that a reader of another may look for next. */
export interface Related {
  readonly name: string;
  readonly to: Place;
}

/** More names than this are a list to read and no hint. */
const mostRelated = 5;
/** Classes with more siblings than this share a base and little else. */
const mostSiblings = 12;

/** What methods do to the thing that the rest of their name tells: `subscribe_bars`, `on_bar`. */
const verbs =
  /^(?:un|de)?(?:subscribed?|request|on|handle|publish|add|remove|register|set|cancel|submit|modify|query|create|to|from|start|stop|load|save|write|read|delete|update|apply|open|close|end|process|generate|has)_(?=.)/;

/** The thing that a method is about, whatever it does to it: `bar` of `subscribe_bars`. */
export function stemOf(method: string): string {
  return method
    .replace(verbs, '')
    .split('_')
    .map((word) => word.replace(/(?<=..[^s])s$/, ''))
    .join('_');
}

/** Methods of the same class about the same thing, own and inherited; none of an internal one. */
export function relatedMembers(reference: Reference, { symbol, page }: Entry, name: string): Related[] {
  if (name.startsWith('_')) return [];
  const about = methodsByStem(reference, symbol, page).get(stemOf(name)) ?? [];
  return about.filter((one) => one.name !== name).slice(0, mostRelated);
}

type ByStem = ReadonlyMap<string, readonly Related[]>;

const known = new WeakMap<SymbolFacts, ByStem>();

function methodsByStem(reference: Reference, symbol: SymbolFacts, page: string): ByStem {
  const found = known.get(symbol);
  if (found) return found;
  const homes = (symbol.inherited ?? []).map(({ from }) => reference.byName.get(from));
  const all = [{ page, symbol }, ...homes.filter((home) => home !== undefined)].flatMap((home) =>
    (home.symbol.members ?? [])
      .filter(({ kind, name }) => kind === 'method' && !name.startsWith('_'))
      .map(({ name }): Related => ({
        name,
        to: { page: home.page, anchor: `${home.symbol.anchor}.${name}` },
      })),
  );
  const byName = new Map<string, Related>();
  for (const one of all) if (!byName.has(one.name)) byName.set(one.name, one);
  const made = grouped(byName.values(), (one) => stemOf(one.name));
  known.set(symbol, made);
  return made;
}

/** The configuration of a class and its twin for live trading, by their names, and the classes that share its base. */
export function relatedSymbols(reference: Reference, entry: Entry): Related[] {
  const { symbol } = entry;
  if (!['class', 'config', 'struct'].includes(symbol.kind) || symbol.internal) return [];
  const { twins, families } = kinOf(reference);
  const bare = symbol.name.replace(/Config$/, '').replace(/^Live/, '');
  const named = [bare, `${bare}Config`, `Live${bare}`, `Live${bare}Config`].flatMap(
    (name) => twins.get(name) ?? [],
  );
  const [base] = symbol.bases ?? [];
  const family = base === undefined ? [] : (families.get(`${entry.page} ${base}`) ?? []);
  const siblings = family.length > mostSiblings ? [] : family;
  const others = new Set([...named, ...siblings].filter((one) => one !== entry));
  return [...others].slice(0, mostRelated).map((one) => ({ name: one.symbol.name, to: placeOf(one) }));
}

interface Kin {
  /** Entries by a name that no other has. */
  readonly twins: ReadonlyMap<string, Entry>;
  /** Entries by page and base. */
  readonly families: ReadonlyMap<string, readonly Entry[]>;
}

const kin = new WeakMap<Reference, Kin>();

function kinOf(reference: Reference): Kin {
  const found = kin.get(reference);
  if (found) return found;
  const all = [...reference.pages.values()]
    .flat()
    .filter(({ symbol }) => !symbol.outline && !symbol.internal);
  const byName = grouped(all, ({ symbol }) => symbol.name);
  const made: Kin = {
    twins: new Map(
      [...byName].flatMap(([name, [one, ...more]]) => (one && more.length === 0 ? [[name, one]] : [])),
    ),
    families: grouped(
      all.filter(({ symbol }) => symbol.bases?.[0] !== undefined && lastPart(symbol.bases[0]) !== 'object'),
      ({ page, symbol }) => `${page} ${symbol.bases?.[0] ?? ''}`,
    ),
  };
  kin.set(reference, made);
  return made;
}
