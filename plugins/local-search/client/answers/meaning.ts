import { similarTerms } from '../similar';
import type { Question, QuestionWord } from './question';
import { synonymsOf } from '../../shared/synonyms';
import { rarity, type Vocabulary } from './vocabulary';

/** What to look for where a word was asked. */
export interface Sought {
  readonly raw: string;
  /** The word without its ending; a name in one piece. */
  readonly stem: string;
  readonly isName: boolean;
  /** How much it tells. */
  readonly weight: number;
  /** Terms that stand for it, each with how surely, 0 to 1. */
  readonly forms: ReadonlyMap<string, number>;
  /** Terms of a name that stand for it together. */
  readonly parts: readonly string[];
}

const partsCertainty = 0.7;
const relativeCertainty = 0.75;
const synonymCertainty = 0.7;
const typoCertainty = 0.7;
const shortestRelative = 5;
const shortestTypo = 6;

/** Brings the words of a question together with those of the pages. */
export function seek(question: Question, vocabulary: Vocabulary): Sought[] {
  const all = question.words.map((word) => seekWord(word, vocabulary));
  const telling = all.filter((word) => !isOwnNumber(word, vocabulary));
  return telling.length > 0 ? telling : all;
}

/** A number of the reader's own, such as a price: no page holds it, and it tells nothing. */
function isOwnNumber({ raw, forms }: Sought, { counts }: Vocabulary): boolean {
  return /^[\d.,_]+$/.test(raw) && ![...forms.keys()].some((form) => counts.has(form));
}

function seekWord(word: QuestionWord, vocabulary: Vocabulary): Sought {
  const isName = word.parts.length > 1;
  const forms = isName ? new Map(word.joined.map((form) => [form, 1])) : formsOf(word, vocabulary);
  const own = [...forms].filter(
    ([form, certainty]) => certainty >= typoCertainty && vocabulary.counts.has(form),
  );
  const parts = isName ? word.parts.map(({ term }) => term) : [];
  const best = own.filter(([, certainty]) => certainty === Math.max(...own.map(([, other]) => other)));
  const weights =
    best.length > 0 ? best.map(([form]) => rarity(vocabulary, form)) : [partsRarity(parts, vocabulary)];
  return {
    raw: word.raw,
    stem: isName ? (word.joined[0] ?? '') : (word.parts[0]?.term ?? ''),
    isName,
    weight: Math.max(...weights) * Math.min(word.count, 2),
    forms,
    parts,
  };
}

/** A name that stands nowhere in one piece tells as much as the rarest of its parts. */
function partsRarity(parts: readonly string[], vocabulary: Vocabulary): number {
  return parts.length > 0
    ? Math.max(...parts.map((part) => rarity(vocabulary, part)))
    : rarity({ ...vocabulary, counts: new Map() }, '');
}

function formsOf({ parts }: QuestionWord, vocabulary: Vocabulary): Map<string, number> {
  const [part] = parts;
  const forms = new Map<string, number>();
  if (!part) return forms;
  const add = (term: string, certainty: number) => forms.set(term, Math.max(certainty, forms.get(term) ?? 0));
  for (const term of vocabulary.counts.keys())
    if (areRelatives(term, part.term)) add(term, relativeCertainty);
  for (const term of synonymsOf(part.term)) add(term, synonymCertainty);
  if (vocabulary.counts.has(part.term) || forms.size === 0) add(part.term, 1);
  if (!vocabulary.counts.has(part.term) && part.term.length >= shortestTypo && !hasAny(forms, vocabulary)) {
    const { terms, edits } = similarTerms(part.term, vocabulary.counts.keys(), false);
    // Who mistypes seldom does in the first letter: `weather` means no `feather`.
    for (const term of terms) if (term[0] === part.term[0]) add(term, typoCertainty ** edits);
  }
  return forms;
}

function hasAny(forms: ReadonlyMap<string, number>, vocabulary: Vocabulary): boolean {
  return [...forms.keys()].some((form) => vocabulary.counts.has(form));
}

/** Words of one stock with other endings: `reconcile` and `reconciliation`, `configure` and `configuration`. */
function areRelatives(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= shortestRelative &&
    long.length - short.length <= 4 &&
    long.startsWith(short) &&
    /^[a-z]+$/.test(long)
  );
}

/**
 * How surely terms speak of what is sought, 0 to 1.
 *
 * @param terms - of a sentence, a heading or a section
 */
export function certaintyIn(terms: ReadonlySet<string>, { forms, parts }: Sought): number {
  let best = parts.length > 0 && parts.every((part) => terms.has(part)) ? partsCertainty : 0;
  for (const [form, certainty] of forms) if (certainty > best && terms.has(form)) best = certainty;
  return best;
}
