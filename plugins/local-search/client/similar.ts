/**
 * How many edits turn one word into the other: letters left out, added, replaced, or two neighbours swapped.
 *
 * @param isPrefix - whether `word` may be the beginning of a misspelt `other`
 * @param most - above it the count isn't needed
 * @returns the count; `most + 1` for any greater one
 */
export function edits(word: string, other: string, isPrefix: boolean, most: number): number {
  if (other.length < word.length - most || (!isPrefix && other.length > word.length + most)) return most + 1;
  const width = Math.min(other.length, word.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= width; j++) {
      const isSame = word[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      row[j] = Math.min(
        cell(last, j) + 1,
        cell(row, j - 1) + 1,
        cell(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? cell(beforeLast, j - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(isPrefix ? Math.min(...last) : cell(last, other.length), most + 1);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

/** How many edits a word of this length may be away. */
export function editsFor(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Known words that a misspelt one may mean, those with the fewest edits alone.
 *
 * @param word - folded
 * @param known - all words of the index
 */
export function similarTerms(
  word: string,
  known: Iterable<string>,
  isPrefix: boolean,
): { readonly terms: readonly string[]; readonly edits: number } {
  let fewest = editsFor(word.length);
  if (fewest === 0) return { terms: [], edits: 0 };
  let terms: string[] = [];
  for (const term of known) {
    // A short word with another first letter is another word.
    if (word.length < 6 && term[0] !== word[0]) continue;
    const count = edits(word, term, isPrefix, fewest);
    if (count > fewest) continue;
    if (count < fewest) terms = [];
    fewest = count;
    terms.push(term);
  }
  return { terms, edits: fewest };
}
