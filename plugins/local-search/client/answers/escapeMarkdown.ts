// What the modal's renderer (marked, GitHub's flavour with line breaks) would take for markup. Escaped as little as
// possible, since a reader who copies an answer gets its Markdown.
const rules: readonly (readonly [RegExp, string])[] = [
  [/\\/g, '\\\\'],
  [/&(?=[#\w])/g, '\\&'],
  // An entity, since the modal looks for code between backticks before it gathers an answer's links.
  [/`/g, '&#96;'],
  [/[*~<|]/g, '\\$&'],
  // Inside a word it marks nothing.
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_'],
  // The modal takes everything from an open bracket to the next link for that link's name.
  [/\[(?![^\]]*\])/g, '&#91;'],
  [/[[\]]/g, '\\$&'],
  [/(?<=\])\(/g, '\\('],
  // Bare addresses become links.
  [/(?<=\b(?:https?|ftp)):(?=\/\/)/gi, '\\:'],
  [/(?<=\bwww)\./gi, '\\.'],
  [/(?<=[\w.+-])@(?=\w)/g, '\\@'],
  // At the start of a line.
  [/^[#>+=:-]/, '\\$&'],
  [/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'],
];

const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/**
 * Plain text as Markdown that shows it literally.
 *
 * @param text - any text
 * @returns its lines, without what breaks lines
 */
export function escapedLines(text: string): string[] {
  return text
    .split(lineBreak)
    .map((line) => rules.reduce((escaped, [pattern, put]) => escaped.replace(pattern, put), line.trim()));
}

// Stand for the edges of marked words while the text around them is escaped; no text of a page holds them.
const [opens, closes] = ['\ue000', '\ue001'];
const edges = /[\ue000\ue001]/g;

/**
 * The same with some words marked, as strong ones.
 *
 * @param text - any text
 * @param marks - offsets of words in their order, which begin and end with a letter or a digit
 */
export function markedLines(
  text: string,
  marks: readonly { readonly start: number; readonly end: number }[],
): string[] {
  let marked = '';
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at || !/^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(text.slice(start, end))) continue;
    marked += `${cleaned(text.slice(at, start))}${opens}${cleaned(text.slice(start, end))}${closes}`;
    at = end;
  }
  marked += cleaned(text.slice(at));
  return escapedLines(marked).map((line) => line.replaceAll(edges, '**'));
}

function cleaned(text: string): string {
  return text.replaceAll(edges, '');
}

/**
 * An answer's Markdown as a reader copies it: without the marks, and all else as it stands.
 *
 * @param markdown - an answer's
 */
export function withoutMarks(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('**', '')))
    .join('');
}

/** A text as the name of a link; the modal shows that literally, but for these. */
export function linkName(text: string): string {
  const line = text.replaceAll(/[`\\\s]+/g, ' ').trim();
  return line.replaceAll(/[[\]]/g, '\\$&');
}

/**
 * A fenced code block that shows code as it stands.
 *
 * @param code - any text
 * @returns its lines
 */
export function fencedLines(code: string): string[] {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return [fence, ...code.split(lineBreak), fence];
}
