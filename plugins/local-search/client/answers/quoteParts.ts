import type { Passage, TextPart } from '../../shared/types';

/**
 * A quotation as runs of text, marked where a word was asked for, with a sign where code between its lines is left out.
 *
 * @param passage - offsets that don't hold, as in a stored one, are passed over
 */
export function quoteParts({ quote, gaps = [], marks = [] }: Omit<Passage, 'source'>): TextPart[] {
  const edges = [
    ...marks.map(({ start, end }) => ({ start, end, marked: true })),
    // What follows a gap begins with the line feed.
    ...gaps.map((at) => ({ start: at, end: at, marked: false })),
  ].sort((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end, marked } of edges) {
    if (start < at || end > quote.length) continue;
    parts.push({ text: quote.slice(at, start), marked: false });
    parts.push(marked ? { text: quote.slice(start, end), marked } : { text: '\n…', marked });
    at = end;
  }
  parts.push({ text: quote.slice(at), marked: false });
  return parts.filter(({ text }) => text !== '');
}
