/** A run of a reply; with the number of the passage that it names, where it names one. */
export interface ReplyPart {
  readonly text: string;
  readonly passage?: number;
}

/** Code, in which brackets are no citations; and `[1]`, `[1, 2]`. */
const pieces = /```[^]*?```|`[^`\n]*`|\[\d{1,3}(?:\s*,\s*\d{1,3}){0,9}\]/g;

/**
 * A reply in runs, by the passages that it names.
 *
 * @param text - plain
 * @param count - how many passages there are; what names any other stays text
 */
export function replyParts(text: string, count: number): readonly ReplyPart[] {
  const parts: ReplyPart[] = [];
  let at = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const numbers = piece.startsWith('[') ? (piece.match(/\d+/g) ?? []).map(Number) : [];
    if (!numbers.some((number) => isThere(number, count))) continue;
    parts.push({ text: text.slice(at, index) });
    for (const number of numbers) {
      parts.push({ text: `[${number}]`, ...(isThere(number, count) ? { passage: number } : {}) });
    }
    at = index + piece.length;
  }
  parts.push({ text: text.slice(at) });
  return parts.filter((part) => part.text !== '');
}

/** The passages that a reply names, each once, in the order of the text. */
export function namedPassages(text: string, count: number): readonly number[] {
  return [...new Set(replyParts(text, count).flatMap(({ passage }) => passage ?? []))];
}

function isThere(number: number, count: number): boolean {
  return number >= 1 && number <= count;
}
