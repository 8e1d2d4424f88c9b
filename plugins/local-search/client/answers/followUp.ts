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

/**
 * The forms in which a question is to be asked, until one finds something: a follow-up takes up the words of the
 * question before it.
 *
 * @param questions - of one conversation, oldest first
 * @param venues - by what venues are called: one that is asked for stands in the place of the one before
 */
export function formsToAsk(
  questions: readonly string[],
  venues: ReadonlySet<string> = new Set<string>(),
): string[] {
  const question = questions.at(-1)?.trim() ?? '';
  const before = questions.at(-2)?.trim() ?? '';
  if (question === '') return [];
  const own = readQuestion(question).words;
  const isOf = (kind: ReadonlySet<string>) => (word: QuestionWord) =>
    word.parts.some(({ term }) => kind.has(term));
  const named = [venues, ...alternatives].filter((kind) => own.some(isOf(kind)));
  const earlier = readQuestion(before)
    .words.filter((word) => !named.some((kind) => isOf(kind)(word)))
    .map(({ raw }) => raw);
  const isShort = own.length <= fewWords;
  if (earlier.length === 0 || !(isShort || opens.test(question))) return [question];
  const isFollowUp = own.length === 0 || opens.test(question) || pointsBack.test(question);
  const later = own.map(({ raw }) => raw);
  // Said twice, its own words weigh more than those of the question before.
  const together = [...later, ...later, ...earlier].join(' ');
  return isFollowUp ? [together, question] : [question, together];
}
