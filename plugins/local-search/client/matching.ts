import { nameTerm } from '../shared/entries';
import { synonymsOf } from '../shared/synonyms';
import type { Query, QueryWord } from './query';
import { similarTerms } from './similar';
import { intersection, union, weigh, type Match, type Matches } from './matches';
import type { TermIndex } from './termIndex';

/** What one word of the query matches. */
export interface WordMatches {
  readonly word: QueryWord;
  readonly matches: Matches;
}

/** Looks up each word of a query: whole, in parts, as a beginning, and misspelt when the index doesn't know it. */
export function matchWords(index: TermIndex, query: Query): WordMatches[] {
  return query.words.map((word) => ({ word, matches: withSynonyms(index, word) }));
}

/** A page may have chosen another word. */
function withSynonyms(index: TermIndex, word: QueryWord): Matches {
  const own = matchWord(index, word);
  const [part] = word.parts;
  if (word.isIdentifier || word.parts.length > 1 || !part) return own;
  const others = union(synonymsOf(part.term).map((term) => index.exact(term)));
  const { synonym, synonymCertainty } = index.weights;
  const asSynonym = ({ score, certainty, ...match }: Match): Match => {
    return { ...match, score: score * synonym, certainty: certainty * synonymCertainty };
  };
  return union([own, new Map([...others].map(([id, match]) => [id, asSynonym(match)]))]);
}

function matchWord(index: TermIndex, word: QueryWord): Matches {
  const lookUp = (form: string) => (word.isOpen ? index.beginning(form) : index.exact(form));
  const joined = union(word.joined.map(lookUp));
  // `Strategy.on_stop` is that one before any other `on_stop`.
  const dotted = word.raw.includes('.') ? lookUp(nameTerm(word.raw)) : union([]);
  const whole = dotted.size > 0 ? union([dotted, weigh(joined, index.weights.piece)]) : joined;
  const inParts = matchParts(index, word);
  if (whole.size > 0) return new Map([...weigh(inParts, index.weights.parts), ...whole]);
  return inParts.size > 0 ? inParts : matchSimilar(index, word);
}

/** Records that hold every part of the word. */
function matchParts(index: TermIndex, { parts, isOpen }: QueryWord): Matches {
  return parts
    .map(({ term, folded }, at) => {
      const exact = index.exact(term);
      return isOpen && at === parts.length - 1 ? union([exact, index.beginning(folded)]) : exact;
    })
    .reduce(intersection);
}

/** The nearest known words; a word that is still typed may be the beginning of one. */
function matchSimilar(index: TermIndex, { parts, folded, isOpen }: QueryWord): Matches {
  const whole = similar(index, folded, false);
  if (whole.size > 0) return whole;
  if (isOpen) return similar(index, folded, true);
  if (parts.length < 2) return weigh(index.beginning(folded), index.weights.typo);
  return parts
    .map((part) =>
      index.vocabulary.has(part.term) ? index.exact(part.term) : similar(index, part.folded, false),
    )
    .reduce(intersection);
}

function similar(index: TermIndex, word: string, isPrefix: boolean): Matches {
  const { terms, edits } = similarTerms(word, index.vocabulary, isPrefix);
  return union(terms.map((term) => weigh(index.exact(term), index.weights.typo ** edits)));
}
