import type { SearchRecord } from '../../shared/types';
import { remembered } from '../remembered';
import { termsOf } from './terms';

/** In how many records each term stands. */
export interface Vocabulary {
  readonly size: number;
  readonly counts: ReadonlyMap<string, number>;
}

const known = new WeakMap<readonly SearchRecord[], Vocabulary>();

/** Counted once for a list of records, at its first question. */
export function vocabularyOf(records: readonly SearchRecord[]): Vocabulary {
  return remembered(known, records, () => count(records));
}

/** A word that stands nowhere may be what matters, or a turn of phrase: it counts as one that stands in so many. */
const unknownHolding = 1.5;

/** How much a word tells: the rarer, the more. */
export function rarity({ size, counts }: Vocabulary, term: string): number {
  const holding = counts.get(term) ?? Math.min(unknownHolding, size);
  return Math.log(1 + (size - holding + 0.5) / (holding + 0.5));
}

function count(records: readonly SearchRecord[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const { page, headings, text, code, outputs = [], questions = [] } of records) {
    const asked = questions.map(({ question }) => question);
    for (const term of termsOf([page, ...headings, text, ...code, ...outputs, ...asked].join('\n'))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return { size: records.length, counts };
}
