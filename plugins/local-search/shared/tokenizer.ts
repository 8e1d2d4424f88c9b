import { stem } from './stem';

/** A stretch of letters or digits inside a word: `submit` in `submit_order`. */
export interface WordPart {
  /** Offset in the text. */
  readonly start: number;
  readonly end: number;
  /** Lower case, without diacritics. */
  readonly folded: string;
  /** What is looked up: the folded part without its ending. */
  readonly term: string;
}

/** A word as it stands in a text, identifiers and numbers included. */
export interface Word {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly parts: readonly WordPart[];
  /**
   * Identifiers in it with several parts, joined: `SubmitOrder`, `submit_order` and `submit-order` all give
   * `submitorder`; `self.submit_order` gives that too, beside the whole. Empty for a plain word.
   */
  readonly joined: readonly string[];
}

// Between letters or digits these join: order.submit, EUR/USD, 1-MINUTE-LAST, module:Class, bars@1-MINUTE, don't.
const wordPattern = /[\p{L}\p{N}\p{M}_]+(?:[.\-/:@'’][\p{L}\p{N}\p{M}_]+)*/gu;

// A decimal or version number, a run of digits behind a longer name, HTTP in HTTPClient, Order in SubmitOrder, the rest.
const partPattern =
  /\p{N}+(?:\.\p{N}+)+|\p{Lu}+(?![\p{Ll}\p{M}])\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lt}\p{Lm}\p{M}]+|\p{Lu}|\p{N}+/gu;

const plainPattern = /^[\x20-\x7e]*$/;

const longestTerm = 64;

/** Lower case without diacritics, so that `Grün` and `grun` are one. */
export function fold(text: string): string {
  if (plainPattern.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * The words of a text with their parts and places. Never throws, whatever the text holds.
 *
 * @param text - plain text of any script
 */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => readWord(match[0], match.index));
}

/** The terms of a text, in its order: what a heading or a phrase is compared by. */
export function termsIn(text: string): string[] {
  return words(text).flatMap(({ parts }) => parts.map(({ term }) => term));
}

/**
 * What a text is indexed under: each part without and with its ending, so that a word is found at every letter while
 * it is typed, and the joined forms of identifiers.
 *
 * @param vocabulary - takes every term that is read
 * @returns a function from plain text to its terms; it remembers the words it has met, so make one for a whole index
 */
export function termReader(vocabulary = new Set<string>()): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const termsOf = (raw: string): readonly string[] => {
    const { parts, joined } = readWord(raw, 0);
    const both = parts.flatMap(({ term, folded }) => (term === folded ? [term] : [term, folded]));
    const found = [...both, ...joined];
    known.set(raw, found);
    for (const term of found) vocabulary.add(term);
    return found;
  };
  return (text) => {
    const found: string[] = [];
    // A loop: this runs for every word of the site while a reader waits.
    for (const raw of text.match(wordPattern) ?? []) {
      for (const term of known.get(raw) ?? termsOf(raw)) found.push(term);
    }
    return found;
  };
}

function readWord(raw: string, start: number): Word {
  const parts = mergeShort([...raw.matchAll(partPattern)], raw).map(([text, at]) => {
    const folded = fold(text).slice(0, longestTerm);
    return { start: start + at, end: start + at + text.length, folded, term: stem(folded) };
  });
  return { raw, start, end: start + raw.length, parts, joined: joinedForms(raw, parts, start) };
}

/** `L2`, `x86` and `dYdX` are one part each: letters alone would match everywhere. */
function mergeShort(matches: readonly RegExpExecArray[], raw: string): [string, number][] {
  const parts: [string, number][] = [];
  for (const { 0: text, index } of matches) {
    const last = parts.at(-1);
    const adjacent = last && last[1] + last[0].length === index;
    if (adjacent && (last[0].length < 3 || text.length === 1) && last[0].length + text.length < 6) {
      parts[parts.length - 1] = [raw.slice(last[1], index + text.length), last[1]];
    } else {
      parts.push([text, index]);
    }
  }
  return parts;
}

function joinedForms(raw: string, parts: readonly WordPart[], start: number): string[] {
  const forms = new Set<string>();
  const join = (from: number, to: number) => {
    const inside = parts.filter((part) => part.start >= start + from && part.end <= start + to);
    const form = inside.map(({ folded }) => folded).join('');
    if (inside.length > 1 && form.length <= longestTerm) forms.add(form);
  };
  join(0, raw.length);
  for (const { 0: piece, index } of raw.matchAll(/[^./:@]+/g)) join(index, index + piece.length);
  return [...forms];
}
