import { synonymsOf } from '../shared/synonyms';
import { termsIn } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import { isSpelt } from './definedNames';
import { type Query, readQuery } from './query';
import { remembered } from './remembered';
import type { Weights } from './weights';

/** The words of a heading, a page's name or a phrase, as they are looked up. */
type Terms = ReadonlySet<string>;

interface Wording {
  readonly title: Terms;
  readonly page: Terms;
  readonly asked: readonly Terms[];
}

/** What a record gains by its wording; 1 is nothing. */
interface WordingFactors {
  readonly title: number;
  /** By a phrase of readers. */
  readonly asked: number;
  /** Whether the query has all words of such a phrase. */
  readonly isAsked: boolean;
}

/** By how near a section's heading, and a phrase by which readers ask for it, come to the query. */
export function wordingFactors(record: SearchRecord, query: Query, weights: Weights): WordingFactors {
  if (query.terms.size === 0 || isFirstLetter(query)) return { title: 1, asked: 1, isAsked: false };
  const { title, page, asked } = remembered(wordings, record, () => wordingOf(record));
  const isSpeltSo = query.words.every((word) => isSpelt(record, word));
  const ofTitle = nearness(query, title, page);
  const titleFactor =
    ofTitle === 'is' && isSpeltSo
      ? weights.titleIsQuery
      : ofTitle === 'is' || ofTitle === 'holds'
        ? weights.titleHoldsQuery
        : 1;
  // Phrases are words of readers: a name in code is none of them.
  const phrases = query.words.every(({ isIdentifier }) => isIdentifier) ? [] : asked;
  const near = new Set(phrases.map((phrase) => nearness(query, phrase, page)));
  const askedFactor = Math.max(
    near.has('is') ? weights.askedIsQuery : 1,
    near.has('holds') ? weights.askedHoldsQuery : 1,
    near.has('isHeld') ? weights.queryHoldsAsked : 1,
  );
  return { title: titleFactor, asked: askedFactor, isAsked: near.has('is') || near.has('isHeld') };
}

/** No phrase is a single letter, and the reader is waiting for the first rows. */
function isFirstLetter({ words }: Query): boolean {
  return words.length === 1 && words[0]?.isOpen === true && words[0].folded.length === 1;
}

/**
 * Whether a text has the words of a query and no others, or has them among others, or is held by the query. The words of
 * its page's name may be asked for too: 'okx rate limits'.
 */
function nearness({ terms, begun }: Query, text: Terms, page: Terms): 'is' | 'holds' | 'isHeld' | undefined {
  const begins = (term: string) => begun !== undefined && term.startsWith(begun.folded);
  const isIn = (term: string) => has(text, term) || (term === begun?.term && [...text].some(begins));
  if (![...terms].some(isIn)) return undefined;
  const isInAll = [...terms].every((term) => isIn(term) || page.has(term));
  const isHeld = [...text].every((term) => has(terms, term) || begins(term) || page.has(term));
  if (isInAll) return isHeld ? 'is' : 'holds';
  return isHeld && text.size > 1 ? 'isHeld' : undefined;
}

function has(terms: Terms, term: string): boolean {
  return terms.has(term) || synonymsOf(term).some((other) => terms.has(other));
}

function wordingOf({ headings, page, asked = [] }: SearchRecord): Wording {
  return {
    title: termsOfName(headings.at(-1) ?? page),
    page: headings.length > 0 ? termsOfName(page) : none,
    asked: asked.map(termsOfPhrase),
  };
}

const none: Terms = new Set();
/** A page's name stands in each of its records, and one name of a heading on many pages. */
const namesRead = new Map<string, Terms>();

function termsOfName(name: string): Terms {
  const terms = namesRead.get(name) ?? new Set(termsIn(name));
  namesRead.set(name, terms);
  return terms;
}

/** Those that a query of the phrase's words has, which leaves out words that tell nothing. */
function termsOfPhrase(phrase: string): Terms {
  return readQuery(`${phrase} `).terms;
}

const wordings = new WeakMap<SearchRecord, Wording>();
