import { askingWords } from '../shared/askingWords';
import { stopWords } from '../shared/stopWords';
import { words } from '../shared/tokenizer';

/** What a reader asked for, one word at a time. */
export interface QueryWord {
  readonly raw: string;
  /** The whole in lower case, for the beginnings of words. */
  readonly folded: string;
  readonly parts: readonly { readonly term: string; readonly folded: string }[];
  /** Empty for a plain word. */
  readonly joined: readonly string[];
  /** Still being typed: any word that begins so is meant. */
  readonly isOpen: boolean;
  /** Written like a name in code: `submit_order`, `OrderSide`, `GTC`, `order.submit`. */
  readonly isIdentifier: boolean;
}

export interface Query {
  /** Without what was cut off, and with single spaces. */
  readonly text: string;
  /** Those that carry meaning, or all when none does. */
  readonly words: readonly QueryWord[];
  /** The terms of its words. */
  readonly terms: ReadonlySet<string>;
  /** The last part of a word that is still typed: any term that begins so is meant. */
  readonly begun?: { readonly term: string; readonly folded: string };
  /** Several words that tell something, none of them a name, among words that only join them: a question. */
  readonly isSentence: boolean;
  /** All of it as one name, as `stop limit` and `stop-limit` are `stoplimit`. */
  readonly name: string;
  /** Each two neighbours among all its words, in lower case with a space between. */
  readonly pairs: readonly string[];
}

const longestQuery = 512;
const mostWords = 32;
/** Fewer words than these aren't a sentence. */
const fewestTelling = 2;
/** Fewer telling words are a name or a subject, even with an 'of' between them. */
const fewestOfSentence = 3;
/** Fewer letters begin too many words. */
const fewestBegun = 3;

/**
 * Reads a query. Whatever was typed or pasted is taken: the work is bounded before it begins.
 *
 * @param text - as typed; a trailing space tells that the last word is complete
 */
export function readQuery(text: string): Query {
  const cut = withoutModules(text.slice(0, longestQuery));
  const found = words(cut)
    .filter(({ parts }) => parts.length > 0)
    .slice(0, mostWords);
  const isTyping = !/\s$/.test(cut);
  const read = found.map(({ raw, parts, joined }, at) => ({
    raw,
    folded: parts.map(({ folded }) => folded).join(''),
    parts,
    joined,
    isOpen: isTyping && at === found.length - 1,
    isIdentifier: joined.length > 0 || /^\p{Lu}{3}[\p{Lu}\p{N}]*$/u.test(raw),
  }));
  const unique = read.filter((word, at) => read.findIndex(({ raw }) => raw === word.raw) === at);
  const known = unique.filter(({ folded }) => !stopWords.has(folded));
  const telling = known.filter(({ folded, isOpen }) => isOpen || !askingWords.has(folded));
  const meaningful = telling.length >= fewestTelling ? telling : known;
  const chosen = meaningful.length > 0 ? meaningful : unique;
  const last = chosen.find(({ isOpen }) => isOpen)?.parts.at(-1);
  return {
    ...(last && last.folded.length >= fewestBegun ? { begun: last } : {}),
    text: cut.replaceAll(/\s+/g, ' ').trim(),
    words: chosen,
    terms: new Set(chosen.flatMap(({ parts }) => parts.map(({ term }) => term))),
    isSentence:
      known.length < unique.length &&
      chosen.length >= fewestOfSentence &&
      !chosen.some(({ isIdentifier }) => isIdentifier),
    name: read.map(({ folded }) => folded).join(''),
    pairs: read.slice(1).map(({ raw }, at) => `${read[at]?.raw ?? ''} ${raw}`.toLowerCase()),
  };
}

/** Of a name with the modules that it stands in, the part behind them: `StopLimitOrder`, `Strategy.on_stop`. */
function withoutModules(text: string): string {
  return text.replaceAll(/\bnautilus_(?:trader|pyo3)(?:\.[a-z_\d]+)*\.(?=[A-Z]|[a-z\d]+_)/g, '');
}
