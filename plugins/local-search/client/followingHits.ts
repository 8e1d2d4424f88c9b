import type { Hit, SearchResults } from '../shared/types';

/** So many rows stay where they are: those that a reader may be about to open. */
const kept = 5;

/**
 * The hits of the whole index, without moving what the reader points at: the first rows that the names alone found stay in
 * their places, and the others follow in their order.
 *
 * @param first - what was found by names alone, as it is shown
 * @param whole - what was found for the same query by all
 */
export function followingHits(first: SearchResults, whole: SearchResults): SearchResults {
  const better = new Map(whole.hits.map((hit): [string, Hit] => [hit.url, hit]));
  const shown = first.hits.slice(0, kept).map((hit) => better.get(hit.url) ?? hit);
  const places = new Set(shown.map(({ url }) => url));
  const hits = [...shown, ...whole.hits.filter(({ url }) => !places.has(url))];
  return { ...whole, hits };
}
