import { words } from '../../shared/tokenizer';
import type { Range } from '../../shared/types';
import { certaintyIn, type Sought } from './meaning';
import { termsOf } from './terms';

/** A word stands for what was asked from here on: by itself, by a relative or by a synonym. */
const leastCertainty = 0.7;

/**
 * The words of a quote that were asked for, whole.
 *
 * @param quote - sentences
 * @param sought - what the question asks for
 */
export function marksIn(quote: string, sought: readonly Sought[]): readonly Range[] {
  return words(quote)
    .filter(({ raw }) => {
      const terms = termsOf(raw);
      return sought.some((word) => certaintyIn(terms, word) >= leastCertainty);
    })
    .map(({ start, end }) => ({ start, end }));
}
