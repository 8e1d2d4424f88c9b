/** What the platform does with a message: raises it, panics, logs it, or refuses an order or a command with it. */
export const messageLevels = ['raise', 'panic', 'error', 'warning', 'denied', 'rejected'] as const;

export type MessageLevel = (typeof messageLevels)[number];

/** Where a message comes from. */
export interface MessagePlace {
  /** From the root of the platform's repository. */
  readonly path: string;
  readonly line: number;
  readonly level: MessageLevel;
  /** The function below its module; '' at the module's own level. */
  readonly within: string;
  /** The page of the reference that explains it, where there is one. */
  readonly page?: string;
  /** The entry on that page. */
  readonly anchor?: string;
}

/** The messages of a version as browsers get them: each text once, with the places that make it. */
export interface MessageFile {
  /** Each gap as `{}`, braces of the text itself doubled. */
  readonly texts: readonly string[];
  /** By text, flat: function, level and line of each place. */
  readonly places: readonly (readonly number[])[];
  /** File, name, page and anchor; the page by number, -1 for none. */
  readonly functions: readonly (readonly [file: number, within: string, page: number, anchor: string])[];
  readonly files: readonly string[];
  readonly pages: readonly string[];
  /** Text, the path of the page that explains it with its anchor, why it is said, and what to do. */
  readonly remedies: readonly (readonly [text: number, place: string, cause: string, remedy: string])[];
}

/** A text with gaps, ready to be looked for. */
export interface MessageTemplate {
  /** What stands between the gaps, as {@link plainText} writes it; '' where a gap begins or ends the text. */
  readonly literals: readonly string[];
  /** The words of its literals. */
  readonly words: readonly string[];
}

/** Where a template stands in a text. */
export interface MessageMatch {
  readonly start: number;
  readonly end: number;
  /** Start and end of each gap that is filled. */
  readonly gaps: readonly (readonly [start: number, end: number])[];
  /** Letters and marks of the literals that were met, blanks left out. */
  readonly met: number;
  /** Whether the text breaks off inside the template. */
  readonly isCut: boolean;
}

const widestGap = 400;
const mostStarts = 20;
const wordPattern = /[\p{L}\p{N}_]+/gu;

/** The words of a text in lower case. */
export function messageWords(text: string): string[] {
  return (text.match(wordPattern) ?? []).filter((word) => /\p{L}{2}/u.test(word));
}

/**
 * A text as templates are looked for in it: small letters, one blank for any, straight quotes, no terminal colours, a
 * line feed between lines.
 */
export function plainText(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- terminals begin a colour with it
      .replaceAll(/\u001b?\[\d{1,3}(?:;\d{1,3})*m/g, '')
      .replaceAll(/[‘’‛]/g, "'")
      .replaceAll(/[“”„]/g, '"')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n[\n ]*/g, '\n')
      .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
      .trim()
  );
}

/**
 * Makes a template ready.
 *
 * @param text - with `{}` for each gap, and `{{` and `}}` for braces
 */
export function messageTemplate(text: string): MessageTemplate {
  const literals = [''];
  const plain = plainText(text).replaceAll('\n', ' ');
  for (const [part] of plain.matchAll(/\{\{|\}\}|\{\}|[^{}]+|[{}]/g)) {
    if (part === '{}') literals.push('');
    else literals.push((literals.pop() ?? '') + (part === '{{' || part === '}}' ? part.charAt(0) : part));
  }
  return { literals, words: literals.flatMap(messageWords) };
}

/**
 * Looks for a template: its literals in order, whatever stands in the gaps.
 *
 * @param text - of {@link plainText}; no gap reaches over a line feed
 */
export function matchMessage(template: MessageTemplate, text: string): MessageMatch | undefined {
  const { literals } = template;
  const first = literals.findIndex((literal) => literal.trim() !== '');
  const opening = literals[first];
  if (opening === undefined) return undefined;
  let from = 0;
  for (let tries = 0; tries < mostStarts; tries++) {
    const start = text.indexOf(opening, from);
    if (start === -1) return first === 0 && tries === 0 ? cutOpening(opening, text) : undefined;
    const found = first === 0 && !isEdge(text, start) ? undefined : matchFrom(literals, first, text, start);
    if (found) return found;
    from = start + 1;
  }
  return undefined;
}

function matchFrom(
  literals: readonly string[],
  first: number,
  text: string,
  start: number,
): MessageMatch | undefined {
  const gaps: [number, number][] = [];
  let end = start + (literals[first]?.length ?? 0);
  let met = inked(literals[first] ?? '');
  for (const literal of literals.slice(first + 1)) {
    const line = text.indexOf('\n', end);
    const stop = Math.min(line === -1 ? text.length : line, end + widestGap + literal.length);
    const isLast = literal === '';
    const at = isLast ? stop : text.slice(end, stop).indexOf(literal) + end;
    if (at < end) {
      const whole = line === -1 && stop === text.length;
      return whole ? cutMatch(literal, text, start, end, gaps, met) : undefined;
    }
    gaps.push([end, at]);
    end = at + literal.length;
    met += inked(literal);
  }
  return isEdge(text, end) ? { start, end, gaps, met, isCut: false } : undefined;
}

/** The match of a text that ends inside the first literal. */
function cutOpening(literal: string, text: string): MessageMatch | undefined {
  const length = metAtEnd(literal, text, text.length);
  const start = text.length - length;
  if (length === 0 || !isEdge(text, start)) return undefined;
  return { start, end: text.length, gaps: [], met: inked(literal.slice(0, length)), isCut: true };
}

/** How much of a literal's beginning ends a text. */
function metAtEnd(literal: string, text: string, most: number): number {
  let length = Math.min(literal.length - 1, most);
  while (length > 0 && !text.endsWith(literal.slice(0, length))) length--;
  return length;
}

/** The match of a text that ends inside the template. */
function cutMatch(
  literal: string,
  text: string,
  start: number,
  end: number,
  gaps: readonly (readonly [number, number])[],
  met: number,
): MessageMatch {
  const length = metAtEnd(literal, text, text.length - end);
  const last = text.length - length;
  const more = inked(literal.slice(0, length));
  return { start, end: text.length, gaps: [...gaps, [end, last]], met: met + more, isCut: true };
}

/** Whether no word goes through a place. */
function isEdge(text: string, at: number): boolean {
  return !/^[\p{L}\p{N}_]{2}$/u.test(text.slice(Math.max(at - 1, 0), at + 1));
}

function inked(text: string): number {
  return text.replaceAll(' ', '').length;
}

/** The places that make a text. */
export function messagePlaces(file: MessageFile, text: number): MessagePlace[] {
  const flat = file.places[text] ?? [];
  const found: MessagePlace[] = [];
  for (let at = 0; at + 2 < flat.length; at += 3) {
    const made = file.functions[flat[at] ?? -1];
    const level = messageLevels[flat[at + 1] ?? -1];
    if (!made || !level) continue;
    const [path, page] = [file.files[made[0]] ?? '', file.pages[made[2]]];
    const entry = page === undefined ? {} : { page, ...(made[3] ? { anchor: made[3] } : {}) };
    found.push({ path, line: flat[at + 2] ?? 0, level, within: made[1], ...entry });
  }
  return found;
}
