/** A piece of Python that is laid out in a line where it fits, else an item a line. */
export type Python = string | Group;

interface Group {
  readonly open: string;
  readonly items: readonly Python[];
  readonly close: string;
  /** Whether it has an item a line even where it would fit in one. */
  readonly isOpen: boolean;
  /** Whether a comma stands behind its last line. */
  readonly comma: boolean;
}

/** What formatters of Python allow by default. */
const width = 88;

/** A call with keyword arguments. */
export function call(name: string, args: Readonly<Record<string, Python>>, isOpen = false): Python {
  const items = Object.entries(args).map(([key, value]) => prefixed(`${key}=`, value));
  return { open: `${name}(`, items, close: ')', isOpen, comma: true };
}

/** A statement that calls with arguments without names; they share a line where they don't fit behind the name. */
export function callLine(name: string, ...args: readonly string[]): string {
  return laidOut({ open: `${name}(`, items: [args.join(', ')], close: ')', isOpen: false, comma: false });
}

/** A dictionary, an item a line; the keys are texts. */
export function dictionary(entries: Readonly<Record<string, Python>>): Python {
  const items = Object.entries(entries).map(([key, value]) => prefixed(`"${key}": `, value));
  return { open: '{', items, close: '}', isOpen: true, comma: true };
}

/** A frozen set of texts: a list could not be hashed, and the platform hashes what instruments to load. */
export function frozenTexts(texts: readonly string[]): Python {
  const items = texts.map((text) => `"${text}"`);
  const set: Python = { open: '{', items, close: '}', isOpen: false, comma: true };
  return { open: 'frozenset(', items: [set], close: ')', isOpen: false, comma: false };
}

/**
 * Lays out a piece of code.
 *
 * @param code - what to lay out
 * @param before - what stands before it in its line
 * @param after - what stands behind it in its last line
 * @param indent - of its first line, in spaces
 */
export function laidOut(code: Python, before = '', after = '', indent = 0): string {
  const line = flat(code);
  if (line !== undefined && indent + before.length + line.length + after.length <= width) {
    return `${' '.repeat(indent)}${before}${line}${after}`;
  }
  if (typeof code === 'string') return `${' '.repeat(indent)}${before}${code}${after}`;
  const { open, items, close, comma } = code;
  const lines = items.map((item, at) => {
    const end = comma || at < items.length - 1 ? ',' : '';
    return laidOut(item, '', end, indent + 4);
  });
  return [`${' '.repeat(indent)}${before}${open}`, ...lines, `${' '.repeat(indent)}${close}${after}`].join(
    '\n',
  );
}

function prefixed(prefix: string, code: Python): Python {
  return typeof code === 'string' ? prefix + code : { ...code, open: prefix + code.open };
}

/** The code in one line; undefined where it has an item a line in any case. */
function flat(code: Python): string | undefined {
  if (typeof code === 'string') return code;
  if (code.isOpen) return undefined;
  const items = code.items.map(flat);
  return items.includes(undefined) ? undefined : `${code.open}${items.join(', ')}${code.close}`;
}

/** Names behind an import, in brackets where the line would be too long. */
export function laidOutNames(before: string, names: readonly string[]): string {
  const line = `${before}${names.join(', ')}`;
  if (line.length <= width) return line;
  return laidOut({ open: '(', items: names, close: ')', isOpen: true, comma: true }, before);
}
