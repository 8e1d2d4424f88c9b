import matter from 'gray-matter';

/** What stands between the lines `---` at the top of a page. */
export interface FrontMatter {
  readonly values: Readonly<Record<string, unknown>>;
  /** Line of a key, from 1; the first line where it is missing. */
  readonly lineOf: (key: string) => number;
  /** Why it can't be read as YAML; `values` is empty then. */
  readonly unreadable: { readonly line: number; readonly reason: string } | undefined;
}

/** Reads the front matter of a page; doesn't throw. */
export function readFrontMatter(text: string): FrontMatter {
  const lines = text.split('\n');
  const lineOf = (key: string): number => {
    const end = lines.indexOf('---', 1);
    const at = lines.findIndex((line, index) => index < end && line.startsWith(`${key}:`));
    return Math.max(at, 0) + 1;
  };
  try {
    // With options, or gray-matter would keep what it couldn't read and call it empty the next time.
    return { values: matter(text, {}).data, lineOf, unreadable: undefined };
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number }; reason?: string };
    return {
      values: {},
      lineOf,
      unreadable: { line: (mark?.line ?? 0) + 1, reason: reason ?? String(error) },
    };
  }
}
