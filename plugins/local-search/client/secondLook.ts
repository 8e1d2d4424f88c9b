import { isReference } from '../shared/entries';
import { pageOf } from '../shared/pageOf';
import type { Found } from './find';
import type { Query } from './query';
import type { Weights } from './weights';

/** Hits that are looked at again. */
const mostLooked = 40;

/** Keeps the score of what the first rank hardly finds from being nothing. */
const leastRank = 0.02;

/** Hits by which a page is known to speak of the subject. */
const mostOfPages = 100;

/**
 * Ranks anew what a question finds. Its words stand in many sections, by chance in most; what tells those
 * that answer it is that the words stand in headings, and that the page speaks of them in other places too.
 *
 * @param ranked - what the query finds, best first
 * @returns the same; the score of those ranked anew is above that of all others
 */
export function secondLook(
  ranked: readonly Found[],
  { isSentence }: Query,
  { secondLook: weights }: Weights,
): readonly Found[] {
  const best = ranked[0]?.score ?? 0;
  if (!isSentence || best === 0) return ranked;
  const pages = sharesOfPages(ranked.slice(0, mostOfPages), best);
  const anew = ranked.slice(0, mostLooked).map((found) => ({
    ...found,
    score:
      (found.score / best + leastRank) ** weights.rank *
      Math.exp(
        weights.prominence * found.prominence +
          weights.page * (pages.get(pageOf(found.record.url)) ?? 0) +
          weights.reference * (isReference(found.record) ? 1 : 0),
      ),
  }));
  const last = Math.min(...anew.map(({ score }) => score));
  const others = ranked.slice(mostLooked).map((found) => ({ ...found, score: (found.score / best) * last }));
  return [...anew.sort((a, b) => b.score - a.score || a.id - b.id), ...others];
}

/** Page → the sum of its hits' scores, each a share of the best. */
function sharesOfPages(ranked: readonly Found[], best: number): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const { record, score } of ranked) {
    const page = pageOf(record.url);
    pages.set(page, (pages.get(page) ?? 0) + score / best);
  }
  return pages;
}
