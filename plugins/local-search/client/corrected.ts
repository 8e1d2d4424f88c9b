import type { QueryWord } from './query';
import { similarTerms } from './similar';

/** Shorter words are abbreviations as often as misspelt ones. */
const shortest = 4;

/**
 * A query with the words that nothing holds replaced by what they come near.
 *
 * @param text - as typed
 * @param words - of that text
 * @param vocabulary - all words of the site
 * @returns the text itself where all is known or nothing comes near
 */
export function correctedText(
  text: string,
  words: readonly QueryWord[],
  vocabulary: ReadonlySet<string>,
): string {
  return words.reduce((corrected, word) => {
    const near = nearest(word, vocabulary);
    return near === undefined ? corrected : corrected.replace(wholeWord(word.raw), near);
  }, text);
}

/** Fits a word of letters where it is no part of a longer one. */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, 'u');
}

function nearest(
  { parts, folded, isIdentifier, isOpen }: QueryWord,
  vocabulary: ReadonlySet<string>,
): string | undefined {
  const [part, second] = parts;
  if (!part || second || isIdentifier || folded.length < shortest || !/^\p{L}+$/u.test(folded))
    return undefined;
  if (vocabulary.has(part.term) || vocabulary.has(folded)) return undefined;
  if (isOpen && isBegun(folded, vocabulary)) return undefined;
  const { terms } = similarTerms(folded, vocabulary, false);
  const same = terms.filter((term) => term[0] === folded[0] && /^\p{L}+$/u.test(term));
  // A word stands in the vocabulary with and without its ending.
  return [...same].sort((one, other) => other.length - one.length)[0] ?? terms[0];
}

function isBegun(beginning: string, vocabulary: ReadonlySet<string>): boolean {
  for (const term of vocabulary) if (term.startsWith(beginning)) return true;
  return false;
}
