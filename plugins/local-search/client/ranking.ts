import { isEntry, namesIn, nameTerm, ownName } from '../shared/entries';
import { words } from '../shared/tokenizer';
import type { RecordKind, SearchRecord } from '../shared/types';
import type { Query, QueryWord } from './query';

/** How much a match counts by where it stands. */
export const fieldWeights = { title: 3, names: 5, page: 2.5, parents: 1.2, text: 1, code: 0.3 } as const;

/** For a longer word of which the last word of the query is the beginning; the longer, the less. */
export const prefixWeight = 0.6;

/** For a record that holds the parts of an identifier and not the whole, which others do hold. */
export const partsFactor = 0.25;

/** For a record that holds a piece of a dotted name and not the whole, which others do hold. */
export const pieceFactor = 0.4;

/** How much a section speaks of a word that stands in its code alone: every import stands in some code. */
export const codeCertainty = 0.6;

/** A record that covers less than this share of what the best one covers is no hit. */
export const leastCoverage = 0.4;

/** A guide that covers less than this share of what the best record covers explains no name. */
export const guideCoverage = 0.9;

/** Hits of one page that may stand together; the rest follows behind all others. */
export const mostOfOnePage = 2;

/** A section with less than this share of its page's best score waits behind the other pages. */
export const pageShare = 0.5;

/** For each edit between a misspelt word and what it was taken for. */
export const typoFactor = 0.5;

/** For a record that says a word by a synonym: of its score, and how surely it speaks of the word. */
export const synonymFactor = 0.4;
export const synonymCertainty = 0.6;

/** How steeply a record falls that misses some of the words. */
const coveragePower = 2.5;

/** How steeply an entry falls that few know. */
const weightPower = 1.5;

const literalName = 3;
/** An entry that has the words of a name, in another spelling. */
const otherSpelling = 0.7;
const literalInTitle = 1.6;
const literalInText = 1.4;
const titleIsQuery = 2.5;
const titleHoldsQuery = 1.3;
const phraseInText = 2.2;
/** A text that was pasted, such as an error's, and stands there as a whole. */
const wholeText = 4;
const intro = 1.15;

/** Names are looked up in the reference, all else in the guides. */
const kindFactors: Readonly<Record<RecordKind, readonly [words: number, identifier: number]>> = {
  guide: [1, 1],
  tutorial: [0.95, 0.9],
  venue: [1, 0.7],
  developer: [0.85, 0.8],
  module: [0.5, 0.95],
  class: [0.4, 1.15],
  method: [0.2, 1.15],
  property: [0.15, 0.9],
  function: [0.2, 1.05],
  enum: [0.3, 1.1],
  config: [0.3, 1.15],
};

/**
 * The rank of a record.
 *
 * @param base - sum of its words' scores
 * @param coverage - share of the query's weight that it matches, 0 to 1
 */
export function rank(record: SearchRecord, query: Query, base: number, coverage: number): number {
  const [inWords, asName] = kindFactors[record.kind];
  const names = query.words.filter((word) => isName(record, word)).length / query.words.length;
  return (
    base *
    coverage ** coveragePower *
    inWords ** (1 - names) *
    asName ** names *
    weightOf(record, query) ** weightPower *
    query.words.reduce((factor, word) => factor * literalFactor(record, word), 1) *
    titleFactor(record, query) *
    phraseFactor(record, query) *
    (record.headings.length === 0 ? intro : 1)
  );
}

/** A name as the reader wrote it, with its case and its separators. */
function literalFactor(record: SearchRecord, { raw, isIdentifier }: QueryWord): number {
  if (!isIdentifier) return 1;
  if (definedNames(record).has(raw)) return literalName;
  if ((record.headings.at(-1) ?? record.page).includes(raw)) return literalInTitle;
  if (record.text.includes(raw)) return literalInText;
  return isEntry(record.kind) ? otherSpelling : 1;
}

/** A name in code: by its looks, or since an entry bears it, as the class `Cache` does. */
function isName(record: SearchRecord, { raw, isIdentifier }: QueryWord): boolean {
  return isIdentifier || (/^\p{Lu}/u.test(raw) && definedNames(record).has(raw));
}

/** Whether an entry that bears the name of a word bears it in this spelling: `OrderSide` is no `order_side`. */
function isSpelt(record: SearchRecord, { raw, isIdentifier }: QueryWord): boolean {
  return !isIdentifier || !isEntry(record.kind) || definedNames(record).has(raw);
}

/** Who asks for an entry by its full name wants that one, however few know it. */
function weightOf(record: SearchRecord, query: Query): number {
  const { weight = 1 } = record;
  if (weight === 1) return 1;
  const own = remembered(ownNames, record, () => nameTerm(ownName(record)));
  return query.words.some(({ raw, isIdentifier }) => isIdentifier && nameTerm(raw) === own) ? 1 : weight;
}

/** An entry's own names. */
function definedNames(record: SearchRecord): ReadonlySet<string> {
  return remembered(
    namesOf,
    record,
    () => new Set(isEntry(record.kind) ? [record.headings.at(-1) ?? '', ...namesIn(record)] : []),
  );
}

function titleTerms(record: SearchRecord): ReadonlySet<string> {
  return remembered(titles, record, () => new Set(termsOf(record.headings.at(-1) ?? record.page)));
}

/** Queries come letter by letter, and many records come with each. */
const namesOf = new WeakMap<SearchRecord, ReadonlySet<string>>();
const ownNames = new WeakMap<SearchRecord, string>();
const texts = new WeakMap<SearchRecord, string>();
const codes = new WeakMap<SearchRecord, string>();
const askedTexts = new WeakMap<Query, string>();
const titles = new WeakMap<SearchRecord, ReadonlySet<string>>();

function remembered<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function titleFactor(record: SearchRecord, query: Query): number {
  const title = titleTerms(record);
  const asked = query.words.flatMap(({ parts }) => parts.map(({ term }) => term));
  if (asked.length === 0 || !asked.every((term) => title.has(term))) return 1;
  const isWhole = new Set(asked).size === title.size && query.words.every((word) => isSpelt(record, word));
  return isWhole ? titleIsQuery : titleHoldsQuery;
}

function termsOf(text: string): string[] {
  return words(text).flatMap(({ parts }) => parts.map(({ term }) => term));
}

/** By the share of the query's neighbours that are neighbours in the text too, and by whether all of it stands there. */
function phraseFactor(record: SearchRecord, query: Query): number {
  const { pairs } = query;
  if (pairs.length === 0) return 1;
  const text = remembered(texts, record, () => squeezed(record.text));
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  const isPasted =
    pairs.length > 1 &&
    holds(
      record,
      text,
      remembered(askedTexts, query, () => squeezed(query.text)),
    );
  return phraseInText ** share * (isPasted ? wholeText : 1);
}

function holds(record: SearchRecord, text: string, asked: string): boolean {
  return (
    isIn(text, asked) ||
    isIn(
      remembered(codes, record, () => squeezed(record.code.join('\n'))),
      asked,
    )
  );
}

/** A list of questions holds them too, and answers none. */
function isIn(text: string, asked: string): boolean {
  const at = text.indexOf(asked);
  return at >= 0 && !asked.endsWith('?') && text[at + asked.length] !== '?';
}

/** In lower case, without what a page, an output and a reader's quotation may write differently. */
function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s`"“”]+/g, ' ')
    .trim();
}
