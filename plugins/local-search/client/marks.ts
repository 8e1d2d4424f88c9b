import { ownName } from '../shared/entries';
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
/** A longer run without a space is no name, and may be cut. */
const longestName = 80;

/** The title of a record's section, an entry's with whose member it is; with the matching words marked. */
export function markTitle(record: SearchRecord, terms: ReadonlySet<string>, query: Query): TextPart[] {
  const title = ownName(record) || record.page;
  return cutAt(title, titleSpans(title, record.headings.at(-1) ?? title, terms, query), 0, title.length);
}

/** A member's name is marked by itself where the reader didn't ask for the whole: `OrderFactory.[market]`. */
function titleSpans(title: string, own: string, terms: ReadonlySet<string>, query: Query): Span[] {
  const whole = spansOf(title, terms, query);
  const at = title.length - own.length;
  if (at <= 0 || whole.some(({ start, end }) => start === 0 && end === title.length)) return whole;
  const ofOwn = spansOf(own, terms, query).map((span) => ({
    ...span,
    start: span.start + at,
    end: span.end + at,
  }));
  return [...spansOf(title.slice(0, at - 1), terms, query), ...ofOwn];
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
  const end = wordEnd(text, Math.max(start, best.from) + snippetLength);
  const parts = cutAt(text, spans, start, end);
  const dots = { text: '…', marked: false };
  return [...(start > 0 ? [dots] : []), ...parts, ...(end < text.length ? [dots] : [])];
}

/** The next word's start, or the start of the word that stands here when that is a long name. */
function wordStart(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  if (space >= 0 && space - from <= 20) return space + 1;
  const own = text.lastIndexOf(' ', from) + 1;
  return from - own > longestName ? from : own;
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
