/** What stands behind the language in a fence's first line. */
export interface FenceMeta {
  /** File name shown above the block. */
  readonly title?: string;
  /** Why the block isn't run by the example checks. */
  readonly skip?: string;
  /** File of this repository of which the block is an excerpt; it runs as a whole, and not with the page. */
  readonly excerpt?: string;
  /** Line numbers, from 1, to mark. */
  readonly highlighted: ReadonlySet<number>;
  /** The block is what the block before it printed. */
  readonly output: boolean;
  /** The block starts a new program of the page. */
  readonly fresh: boolean;
  /** The block only prepares what the page is about, and stands folded. */
  readonly setup: boolean;
}

const known = /^(?:output|fresh|setup)$/;

/**
 * Reads a fence's metastring: `title="cross_over.py" {3,5-7} output fresh skip="needs a network"`.
 *
 * @throws Error on a word it doesn't know, since a typo would silently lose what the writer meant
 */
export function parseFenceMeta(metastring = ''): FenceMeta {
  const rest: string[] = [];
  const attributes = new Map<string, string>();
  let highlighted: ReadonlySet<number> = new Set();
  const tokens = metastring.match(/[\w-]+="[^"]*"|\{[^}]*\}|\S+/g) ?? [];
  for (const token of tokens) {
    const attribute = /^(title|skip|excerpt)="([^"]*)"$/.exec(token);
    if (attribute?.[1]) attributes.set(attribute[1], attribute[2] ?? '');
    else if (token.startsWith('{')) highlighted = lineRanges(token);
    else if (known.test(token)) rest.push(token);
    else {
      throw new Error(
        `unknown word '${token}' behind the fence's language; known: title="…", skip="…", excerpt="…", {1,3-5}, output, fresh, setup`,
      );
    }
  }
  return {
    title: attributes.get('title'),
    skip: attributes.get('skip'),
    excerpt: attributes.get('excerpt'),
    highlighted,
    output: rest.includes('output'),
    fresh: rest.includes('fresh'),
    setup: rest.includes('setup'),
  };
}

function lineRanges(token: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const part of token.slice(1, -1).split(',')) {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (!range) throw new Error(`line range '${token}' is not of the form {1,3-5}`);
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    if (first < 1 || last < first)
      throw new Error(`line range '${token}' would mark nothing: lines count from 1, upwards`);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}
