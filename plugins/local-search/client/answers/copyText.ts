import type { Answer, Passage, Source, Written } from '../../shared/types';
import { quoteParts } from './quoteParts';
import { advice, nearestPages, noAnswer, opening } from './words';

/**
 * What a reader copies of an answer: plain text, its quotations as mail and Markdown know them.
 *
 * @param origin - the site's scheme and host, for whole addresses
 */
export function answerText({ passages, nearest, written }: Answer, origin: string): string {
  if (written) return [written.text, ...namedSources(written, passages, origin)].join('\n');
  if (passages.length > 0)
    return [opening, ...passages.map((passage) => quotation(passage, origin))].join('\n\n');
  if (nearest.length === 0) return `${noAnswer} ${advice}`;
  const pages = nearest.map((source) => `- ${reference(source, origin)}`);
  return `${noAnswer} ${nearestPages}\n\n${pages.join('\n')}`;
}

function namedSources({ named }: Written, passages: readonly Passage[], origin: string): string[] {
  const lines = named.flatMap((number) => {
    const passage = passages[number - 1];
    return passage ? [`[${number}] ${reference(passage.source, origin)}`] : [];
  });
  return lines.length > 0 ? ['', ...lines] : [];
}

function quotation(passage: Passage, origin: string): string {
  const quote = quoteParts(passage)
    .map(({ text }) => text)
    .join('');
  const lines = [
    ...(passage.isCode ? ['```', quote, '```'] : [quote]),
    '',
    reference(passage.source, origin),
  ];
  return lines
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function reference({ name, url }: Source, origin: string): string {
  return `${name}: ${origin}${url}`;
}
