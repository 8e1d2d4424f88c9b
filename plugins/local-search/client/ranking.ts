import { words } from '../shared/tokenizer';
import type { RecordKind, SearchRecord } from '../shared/types';
import type { Query, QueryWord } from './query';

/** How much a match counts by where it stands. */
export const fieldWeights = { title: 5, page: 2.5, parents: 1.2, text: 1, code: 0.3 } as const;

/** For a longer word of which the last word of the query is the beginning; the longer, the less. */
export const prefixWeight = 0.6;

/** For a record that holds the parts of an identifier and not the whole, which others do hold. */
export const partsFactor = 0.25;

/** How much a section speaks of a word that stands in its code alone: every import stands in some code. */
export const codeCertainty = 0.6;

/** A record that covers less than this share of what the best one covers is no hit. */
export const leastCoverage = 0.6;

/** Hits of one page that may stand together; the rest follows behind all others. */
export const mostOfOnePage = 5;

/** A section with less than this share of its page's best score waits behind the other pages. */
export const pageShare = 0.5;

/** For each edit between a misspelt word and what it was taken for. */
export const typoFactor = 0.5;

/** How steeply a record falls that misses some of the words. */
const coveragePower = 2;

const literalInTitle = 1.6;
const literalInText = 1.4;
const titleIsQuery = 2.5;
const titleHoldsQuery = 1.3;
const phraseInText = 1.3;
const intro = 1.15;

/** Names are looked up in the reference, all else in the guides. */
const kindFactors: Readonly<Record<RecordKind, readonly [words: number, identifier: number]>> = {
  guide: [1, 1],
  tutorial: [0.95, 0.9],
  venue: [1, 1],
  developer: [0.85, 0.8],
  module: [0.8, 0.95],
  class: [0.8, 1.15],
  method: [0.75, 1.15],
  property: [0.7, 1.05],
  function: [0.75, 1.15],
  enum: [0.75, 1.1],
  config: [0.8, 1.15],
};

/**
 * The rank of a record.
 *
 * @param base - sum of its words' scores
 * @param coverage - share of the query's weight that it matches, 0 to 1
 */
export function rank(record: SearchRecord, query: Query, base: number, coverage: number): number {
  const isIdentifier = query.words.some((word) => word.isIdentifier);
  return (
    base *
    coverage ** coveragePower *
    kindFactors[record.kind][isIdentifier ? 1 : 0] *
    query.words.reduce((factor, word) => factor * literalFactor(record, word), 1) *
    titleFactor(record, query) *
    (query.words.length > 1 && holdsPhrase(record.text, query.text) ? phraseInText : 1) *
    (record.headings.length === 0 ? intro : 1)
  );
}

/** A name as the reader wrote it, with its case and its separators. */
function literalFactor(record: SearchRecord, { raw, isIdentifier }: QueryWord): number {
  if (!isIdentifier) return 1;
  if ((record.headings.at(-1) ?? record.page).includes(raw)) return literalInTitle;
  return record.text.includes(raw) ? literalInText : 1;
}

function titleFactor(record: SearchRecord, query: Query): number {
  const title = new Set(termsOf(record.headings.at(-1) ?? record.page));
  const asked = query.words.flatMap(({ parts }) => parts.map(({ term }) => term));
  if (asked.length === 0 || !asked.every((term) => title.has(term))) return 1;
  return new Set(asked).size === title.size ? titleIsQuery : titleHoldsQuery;
}

function termsOf(text: string): string[] {
  return words(text).flatMap(({ parts }) => parts.map(({ term }) => term));
}

function holdsPhrase(text: string, phrase: string): boolean {
  return text.toLowerCase().includes(phrase.toLowerCase());
}
