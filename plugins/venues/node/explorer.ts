import {
  choices,
  criteria,
  environmentNames,
  type Explored,
  type Group,
  productKinds,
} from '../shared/criteria';
import type { Capabilities, Venue } from '../shared/types';

/** A group of the form, with all that can be asked for in it. */
export interface FormGroup {
  readonly id: Group;
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
}

/** The integrations of a version, as the explorer asks them. */
export function exploredVenues(venues: readonly Venue[]): Explored[] {
  return venues.map((venue) => ({
    slug: venue.slug,
    products: Object.fromEntries(
      venue.products.map(({ id, instrument_types }) => [id, kindsOf(instrument_types)]),
    ),
    environments: venue.environments.map(({ id }) => id),
    answers: Object.fromEntries(
      criteria.map((group) => [
        group.id,
        Object.fromEntries(
          tablesOf(group.id).flatMap((table) =>
            Object.entries(venue[table]).flatMap(([key, { support, products }]) =>
              support === 'FULL' || support === 'PARTIAL' ? [[key, { products }]] : [],
            ),
          ),
        ),
      ]),
    ),
  }));
}

/** What readers can ask for: what at least one integration has, kinds of products by how many have them. */
export function formGroups(venues: readonly Venue[]): FormGroup[] {
  const explored = exploredVenues(venues);
  return criteria.map((group) => ({ ...group, choices: choicesOf(group.id) }));

  function choicesOf(id: Group): FormGroup['choices'] {
    if (id === 'product')
      return byFrequency(explored.flatMap((venue) => [...new Set(Object.values(venue.products).flat())]));
    if (id === 'environment') {
      const known = new Set(explored.flatMap(({ environments }) => environments));
      return Object.entries(environmentNames)
        .filter(([value]) => known.has(value))
        .map(([value, words]) => ({ value, words }));
    }
    const [first] = venues;
    if (!first) return [];
    return choices(tablesOf(id), (table) => Object.keys(first[table])).filter(({ value }) =>
      explored.some(({ answers }) => answers[id]?.[value] !== undefined),
    );
  }
}

/** @throws Error for a class of instruments that has no kind in `shared/criteria.ts` */
function kindsOf(types: readonly string[]): string[] {
  const kinds = types.map((type) => {
    const kind = productKinds[type];
    if (!kind)
      throw new Error(
        `no kind of product is known for '${type}'; add it to plugins/venues/shared/criteria.ts`,
      );
    return kind;
  });
  return [...new Set(kinds)];
}

function byFrequency(kinds: readonly string[]): { value: string; words: string }[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other, 'en'))
    .map(([value]) => ({ value, words: value }));
}

function tablesOf(group: Group): readonly (keyof Capabilities)[] {
  return criteria.find(({ id }) => id === group)?.tables ?? [];
}
