import type { SearchRecord } from '../shared/types';
import { edits } from './similar';

const most = 3;

/**
 * Words of headings that come near a query that finds nothing, for 'Try searching for'.
 *
 * @param records - of one version
 * @param text - the query
 * @returns up to three words, nearest first; none when nothing comes near
 */
export function suggestWords(records: readonly SearchRecord[], text: string): string[] {
  const typed = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
    .slice(0, 4);
  const near = new Map<string, number>();
  for (const word of headingWords(records)) {
    for (const wanted of typed) {
      // Farther off than what search itself forgives, but never another word altogether.
      const allowed = Math.floor(wanted.length * 0.4);
      const count = edits(wanted, word, false, allowed);
      if (count <= allowed) near.set(word, Math.min(count, near.get(word) ?? Infinity));
    }
  }
  return [...near]
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([word]) => word);
}

function headingWords(records: readonly SearchRecord[]): Set<string> {
  const words = records.flatMap(({ page, headings }) =>
    [page, ...headings].flatMap((heading) => heading.toLowerCase().match(/[a-z]{4,}/g) ?? []),
  );
  return new Set(words);
}
