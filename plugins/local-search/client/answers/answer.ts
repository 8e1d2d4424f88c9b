import type { Passage, SearchRecord } from '../../shared/types';
import { fencedLines, markedLines } from './escapeMarkdown';
import { pageLink, sectionLink } from './links';

const opening = 'These pages say:';
const noAnswer = 'These pages hold no answer to that.';
const nearestPages = 'The nearest pages:';
const advice = 'Try other words, or search for a single word or name.';

/** What an answer's links are made of. */
export interface AnswerOptions {
  /** The site's scheme and host. */
  readonly origin: string;
  /** Records on the pages that are named when there are no passages. */
  readonly nearest?: readonly SearchRecord[];
}

/**
 * The answer in Markdown: the passages as they stand, each with a link to its section.
 *
 * @param passages - best first; without any the answer says that there is none
 */
export function answerMarkdown(
  passages: readonly Passage[],
  { origin, nearest = [] }: AnswerOptions,
): string {
  if (passages.length > 0)
    return [opening, ...passages.map((passage) => quotation(passage, origin))].join('\n\n');
  if (nearest.length === 0) return `${noAnswer} ${advice}`;
  const links = nearest.map((record) => `- ${pageLink(record, origin)}`);
  return [`${noAnswer} ${nearestPages}`, [...new Set(links)].join('\n')].join('\n\n');
}

function quotation(passage: Passage, origin: string): string {
  const { record, quote, isCode } = passage;
  const lines = isCode ? fencedLines(quote) : sentenceLines(passage);
  return [...lines, '', sectionLink(record, origin)].map((line) => `> ${line}`).join('\n');
}

/** The lines of a quote, with a sign where code that stands between them was left out. */
function sentenceLines({ quote, gaps = [], marks = [] }: Passage): string[] {
  const starts = [0, ...gaps];
  return starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? quote.length;
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
    const lines = markedLines(
      quote.slice(start, end),
      inside.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
    );
    // What follows a gap begins with the line feed.
    return at === 0 ? lines : ['…', ...lines.slice(1)];
  });
}
