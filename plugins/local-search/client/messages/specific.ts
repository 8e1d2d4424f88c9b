import { messageWords, type MessageMatch, type MessageTemplate } from '../../shared/messages';
import { stopWords } from '../../shared/stopWords';

/** What templates need so that plain questions never fit them. */
const fewestWords = 3;
const fewestLetters = 10;
const fewestOfCut = 24;
const share = 0.6;
const shareOfCut = 0.5;

/** What stands around messages in logs and tracebacks, and in no question. */
const marks = /\w(?:error|exception): |\[(?:error|warn|warning)\]|traceback|panicked at|\bdenied: |\breason=/;

/** Words that say little in a message, beside those that say little in a question. */
const fillers = new Set(
  'not no is was must for of to in with by from cannot failed error invalid none'.split(' '),
);

/**
 * Whether a match says enough to be no accident.
 *
 * @param text - the plain text that it stands in
 */
export function isSpecific(template: MessageTemplate, match: MessageMatch, text: string): boolean {
  const { words } = template;
  const telling = words.filter((word) => !stopWords.has(word) && !fillers.has(word));
  if (match.isCut) {
    const whole = template.literals.join('').replaceAll(' ', '').length;
    return match.met >= whole * shareOfCut && match.met >= fewestOfCut && telling.length >= 2;
  }
  const isMarked = marks.test(text);
  const fewestTelling = isMarked || telling.some((word) => word.includes('_')) ? 1 : 2;
  if (telling.length < fewestTelling && !(isMarked && words.length >= 2)) return false;
  if (words.length >= fewestWords && match.met >= fewestLetters) return true;
  return words.length >= share * messageWords(around(match, text)).length;
}

/** The piece of a line that a match stands in: from the last colon or bracket before it to the line's end. */
function around({ start, end }: MessageMatch, text: string): string {
  const before = text.slice(0, start);
  const from = Math.max(...['\n', ': ', '] '].map((mark) => before.lastIndexOf(mark) + 1));
  const stop = text.indexOf('\n', end);
  return text.slice(from, stop === -1 ? text.length : stop);
}
