import { askingWords } from '../shared/askingWords';
import { stopWords } from '../shared/stopWords';
import { termsIn, words } from '../shared/tokenizer';
import type { AnsweredQuestion, SearchRecord } from '../shared/types';
import { readByPlace } from './byPlace';

/** Where the questions stand that sections answer, a file a page: anchor → question → words of the answer. */
export const questionsFolder = 'facts/questions';

/** Questions of one section, each with words of the sentence or row that answers it. */
export type SectionQuestions = Readonly<Record<string, string>>;

/**
 * The questions that sections answer, in readers' words.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @returns by place: `concepts/orders#stops`; a page's introduction has its path alone
 * @throws Error that names the file and the place, on any other shape
 */
export function readQuestions(siteDir: string): Map<string, SectionQuestions> {
  const shape = "questions, each with its '?', and for each the words of its answer";
  return readByPlace(siteDir, questionsFolder, areQuestions, shape);
}

function areQuestions(value: unknown): value is SectionQuestions {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(
      ([question, said]) => question.endsWith('?') && typeof said === 'string' && said.trim() !== '',
    )
  );
}

/** A section's questions of which its text holds the answer, in their order. */
export function questionsIn(
  { text }: Pick<SearchRecord, 'text'>,
  asked: SectionQuestions,
): AnsweredQuestion[] {
  return Object.entries(asked).flatMap(([question, said]) => {
    const at = text.indexOf(said);
    return at < 0 ? [] : [{ question, at }];
  });
}

/**
 * Questions whose answer no version's text holds: somebody mended a sentence, or took a section away.
 *
 * @param answered - the questions that stand in some version's index, by place
 * @returns each with its place and the words that are gone
 */
export function unanswered(
  asked: ReadonlyMap<string, SectionQuestions>,
  answered: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return [...asked].flatMap(([place, questions]) =>
    Object.entries(questions)
      .filter(([question]) => !answered.get(place)?.has(question))
      .map(([question, said]) => `${place}: '${question}' has no more '${said}'`),
  );
}

/** Words of a section's questions that tell something and stand neither in it nor in readers' phrases for it. */
export function newWords(
  questions: readonly AnsweredQuestion[],
  { page, headings, text }: Pick<SearchRecord, 'page' | 'headings' | 'text'>,
  asked: readonly string[],
): string {
  const known = new Set(termsIn([page, ...headings, text, ...asked].join('\n')));
  const found = words(questions.map(({ question }) => question).join('\n')).filter(
    ({ parts }) =>
      parts.some(({ term }) => !known.has(term)) &&
      parts.every(({ folded }) => folded.length > 1 && !stopWords.has(folded) && !askingWords.has(folded)),
  );
  return [...new Set(found.map(({ raw }) => raw.toLowerCase()))].join(' ');
}
