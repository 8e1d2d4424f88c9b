import { termsIn } from '../../shared/tokenizer';
import { type QuestionWord, readQuestion } from './question';

const pointsBack = /\b(?:it|its|they|them|their|that|this|these|those|there|then|one|ones|the others?)\b/i;
// 'And for limit orders?', 'what about spot?'
const opens = /^\W*(?:(?:and|or|but|also|so|then|same)\b|(?:what|how) about\b|why\W*$|why not\b)/i;
const fewWords = 2;
/** Who names one of these in a follow-up asks of it in the place of another. */
const alternatives = [
  'backtest live sandbox paper',
  'netting hedging hedged',
  'linear inverse',
  'linux windows macos mac',
  'buy sell',
  'bid ask',
  'latest nightly',
].map((words) => new Set(termsIn(words)));

/** In which words a question is to be asked. */
export interface Forms {
  /** As it stands. */
  readonly alone: string;
  /** With the words of the two questions before it, and of the last one, which may be of another subject; none without. */
  readonly together: readonly string[];
  /** Whether it clearly leans on what was asked before: 'and on OKX?', 'why?'. */
  readonly leans: boolean;
}

/**
 * A follow-up takes up the words of the two questions before it.
 *
 * @param questions - of one conversation, oldest first
 * @param venues - by what venues are called: one that is asked for stands in the place of the one before
 */
export function formsOf(
  questions: readonly string[],
  venues: ReadonlySet<string> = new Set<string>(),
): Forms {
  const alone = questions.at(-1)?.trim() ?? '';
  const own = readQuestion(alone).words;
  const isOf = (kind: ReadonlySet<string>) => (word: QuestionWord) =>
    word.parts.some(({ term }) => kind.has(term));
  const named = [venues, ...alternatives].filter((kind) => own.some(isOf(kind)));
  const later = own.map(({ raw }) => raw);
  const joined = [-3, -2].map((from) => {
    const earlier = readQuestion(questions.slice(from, -1).join(' '))
      .words.filter((word) => !named.some((kind) => isOf(kind)(word)))
      .map(({ raw }) => raw);
    // Said twice, its own words weigh more than those of the questions before.
    return earlier.length > 0 ? [...later, ...later, ...earlier].join(' ') : '';
  });
  const together = alone === '' ? [] : [...new Set(joined)].filter((form) => form !== '');
  return {
    alone,
    together,
    leans:
      together.length > 0 &&
      (own.length === 0 || opens.test(alone) || (own.length <= fewWords && pointsBack.test(alone))),
  };
}
