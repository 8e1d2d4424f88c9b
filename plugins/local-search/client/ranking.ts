import { isEntry, isMember, nameTerm, ownName } from '../shared/entries';
import type { SearchRecord } from '../shared/types';
import { definedNames } from './definedNames';
import type { Found } from './find';
import type { Query, QueryWord } from './query';
import { nameInWords } from './nameInWords';
import { remembered } from './remembered';
import type { TermIndex } from './termIndex';
import { venueFactor } from './venues';
import type { Weights } from './weights';
import { wordingFactors } from './wording';

/** A record that covers less than this share of what the best one covers is no hit. */
export const leastCoverage = 0.4;

/** A guide that covers less than this share of what the best record covers explains no name. */
export const guideCoverage = 0.9;

/** Hits of one page that may stand together; the rest follows behind all others. */
export const mostOfOnePage = 2;

/** A section with less than this share of its page's best score waits behind the other pages. */
export const pageShare = 0.5;

type Ranked = Pick<Found, 'record' | 'score' | 'coverage'>;

/**
 * The rank of a record.
 *
 * @param found - a record with the sum of its words' scores, and the share of the query's weight that it matches, 0 to 1
 * @param isVenueNamed - whether the query names a venue
 */
export function rank(
  { record, score, coverage }: Ranked,
  query: Query,
  index: TermIndex,
  isVenueNamed: boolean,
): number {
  const { weights, vocabulary } = index;
  const named = nameInWords(record, query, vocabulary);
  const nameFactor = named === 'is' ? weights.nameInWords : named === 'begins' ? weights.nameBegun : 1;
  const { title, asked, isAsked } = wordingFactors(record, query, weights);
  const isWanted = isAsked && isEntry(record.kind);
  // Of members many classes have one of the name.
  const isSurelyMeant = isWanted || named === 'held' || (named === 'is' && !isMember(record.kind));
  const [inWords, asName] = weights.kinds[record.kind];
  const share = query.words.filter((word) => isName(record, word)).length / query.words.length;
  const names = named ? 1 : Math.max(share, isWanted ? weights.askedAsName : 0);
  return (
    score *
    coverage ** weights.coveragePower *
    inWords ** (1 - names) *
    asName ** names *
    (isSurelyMeant ? 1 : weightOf(record, query)) ** weights.knownPower *
    query.words.reduce((factor, word) => factor * literalFactor(record, word, weights), 1) *
    Math.max(nameFactor, title, asked) *
    phraseFactor(record, query, weights) *
    (record.headings.length === 0 ? weights.intro : 1) *
    venueFactor(record, query, isVenueNamed, weights)
  );
}

/** A name as the reader wrote it, with its case and its separators. */
function literalFactor(record: SearchRecord, { raw, isIdentifier }: QueryWord, weights: Weights): number {
  if (!isIdentifier) return 1;
  if (definedNames(record).has(raw)) return weights.literalName;
  if ((record.headings.at(-1) ?? record.page).includes(raw)) return weights.literalInTitle;
  if (record.text.includes(raw)) return weights.literalInText;
  return isEntry(record.kind) ? weights.otherSpelling : 1;
}

/** A name in code: by its looks, or since an entry bears it, as the class `Cache` does. */
function isName(record: SearchRecord, { raw, isIdentifier }: QueryWord): boolean {
  return isIdentifier || (/^\p{Lu}/u.test(raw) && definedNames(record).has(raw));
}

/** Who asks for an entry by its full name wants that one, however few know it. */
function weightOf(record: SearchRecord, query: Query): number {
  const { weight = 1 } = record;
  if (weight === 1) return 1;
  const own = remembered(ownNames, record, () => nameTerm(ownName(record)));
  return query.words.some(({ raw, isIdentifier }) => isIdentifier && nameTerm(raw) === own) ? 1 : weight;
}

/** Queries come letter by letter, and many records come with each. */
const ownNames = new WeakMap<SearchRecord, string>();
const texts = new WeakMap<SearchRecord, string>();
const askedTexts = new WeakMap<Query, string>();

/** By the share of the query's neighbours that are neighbours in the text too, and by whether all of it stands there. */
function phraseFactor(record: SearchRecord, query: Query, weights: Weights): number {
  const { pairs } = query;
  if (pairs.length === 0) return 1;
  const text = remembered(texts, record, () => squeezed(record.text));
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  const isPasted =
    pairs.length > 1 &&
    isIn(
      text,
      remembered(askedTexts, query, () => squeezed(query.text)),
    );
  return weights.phraseInText ** share * (isPasted ? weights.wholeText : 1);
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
