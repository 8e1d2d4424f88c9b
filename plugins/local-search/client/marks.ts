import { words } from '../shared/tokenizer';
import type { SearchRecord, TextPart } from '../shared/types';
import type { Query } from './query';

/** A stretch of a text that matches. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** What it matches, so that different words count more than the same one twice. */
  readonly term: string;
}

const snippetLength = 120;

/** The title of a record's section, with the matching words marked. */
export function markTitle(record: SearchRecord, terms: ReadonlySet<string>, query: Query): TextPart[] {
  const title = record.headings.at(-1) ?? record.page;
  return cutAt(title, spansOf(title, terms, query), 0, title.length);
}

/** The stretch of a record's text, or else of its code, in which most of the words stand; marked. */
export function snippetOf(record: SearchRecord, terms: ReadonlySet<string>, query: Query): TextPart[] {
  const text = oneLine(record.text);
  const inText = spansOf(text, terms, query);
  if (inText.length > 0 || record.code.length === 0) return window(text, inText);
  const code = oneLine(record.code.join('\n'));
  const inCode = spansOf(code, terms, query);
  return inCode.length > 0 || text === '' ? window(code, inCode) : window(text, []);
}

/** Where a text matches: identifiers whole when the whole was asked for, or else the parts that were. */
export function spansOf(text: string, terms: ReadonlySet<string>, query: Query): Span[] {
  const open = query.words.find(({ isOpen }) => isOpen);
  const begins = (folded: string) => open !== undefined && folded.startsWith(open.folded);
  return words(text).flatMap(({ start, end, parts, joined }) => {
    const marked = parts
      .filter(({ term, folded }) => terms.has(term) || terms.has(folded) || begins(folded))
      .map((part) => ({ start: part.start, end: part.end, term: part.term }));
    const whole = joined.find((form) => form === parts.map(({ folded }) => folded).join(''));
    if (!whole || !(terms.has(whole) || begins(whole))) return marked;
    const isAsked = query.words.some((word) => word.joined.includes(whole));
    return isAsked || marked.length === 0 ? [{ start, end, term: whole }] : marked;
  });
}

function window(text: string, spans: readonly Span[]): TextPart[] {
  if (text.length <= snippetLength) return cutAt(text, spans, 0, text.length);
  let best = { count: 0, from: 0 };
  spans.forEach(({ start }, at) => {
    const inside = spans.slice(at).filter(({ end }) => end - start <= snippetLength);
    const count = new Set(inside.map(({ term }) => term)).size;
    const last = inside.at(-1)?.end ?? start;
    // The words in the middle of the stretch, but no emptiness behind the text's end.
    const from = Math.min(
      start - Math.floor((snippetLength - (last - start)) / 2),
      text.length - snippetLength,
    );
    if (count > best.count) best = { count, from: Math.max(0, from) };
  });
  const start = best.from === 0 ? 0 : wordStart(text, best.from);
  const end = wordEnd(text, start + snippetLength);
  const parts = cutAt(text, spans, start, end);
  const dots = { text: '…', marked: false };
  return [...(start > 0 ? [dots] : []), ...parts, ...(end < text.length ? [dots] : [])];
}

function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space - from > 20 ? from : space + 1;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(' ', to);
  return to - space > 20 ? to : space;
}

/** A stretch of a text in parts, plain and marked in turn. */
function cutAt(text: string, spans: readonly Span[], start: number, end: number): TextPart[] {
  const parts: TextPart[] = [];
  let at = start;
  const add = (to: number, marked: boolean) => {
    if (to > at) parts.push({ text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const span of spans) {
    if (span.start < at || span.end > end) continue;
    add(span.start, false);
    add(span.end, true);
  }
  add(end, false);
  return parts;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
