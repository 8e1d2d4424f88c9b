import type { Root } from 'mdast';
import { PageError } from '../../pages/pageError';
import { readFrontMatter, type FrontMatter } from '../../pages/frontMatter';
import type { Mistake } from './mistake';
import { sharedTree } from '../../pages/sharedTree';

/** Which page a text is. */
interface PageName {
  readonly version: string;
  /** Path below the version's folder, without the ending: `concepts/orders`. */
  readonly page: string;
  /** Path below the site's folder of the file that is edited. */
  readonly file: string;
}

/** A page as the checks read it. */
export interface ReadPage extends PageName {
  readonly text: string;
  readonly lines: readonly string[];
  readonly isMdx: boolean;
  readonly frontMatter: FrontMatter;
  readonly root: Root;
  /** Why an MDX page can't be parsed; `root` is empty then. */
  readonly unparsed: Mistake | undefined;
}

/** Something that looks at one page. */
export type PageCheck = (page: ReadPage, siteDir: string) => readonly Mistake[];

/** Reads a page's text; doesn't throw for what a writer did. */
export function readPage(name: PageName, source: string): ReadPage {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { root, unparsed } = parsed(text, name.file);
  return {
    ...name,
    text,
    lines: text.split('\n'),
    isMdx: name.file.endsWith('.mdx'),
    frontMatter: readFrontMatter(text),
    root,
    unparsed,
  };
}

function parsed(text: string, file: string): Pick<ReadPage, 'root' | 'unparsed'> {
  try {
    return { root: sharedTree(text, file), unparsed: undefined };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const [, line, what = error.message] = /^.*?:(\d+):\d+: (.*)$/s.exec(error.message) ?? [];
    // An element without an end has its place in the words alone.
    const [, inWords] = /\((\d+):\d+-/.exec(what) ?? [];
    const at = Number(inWords ?? line ?? 1);
    return { root: { type: 'root', children: [] }, unparsed: { file, line: at, what } };
  }
}

/** A mistake at a node of the page's tree. */
export function mistakeAt(
  { file }: PageName,
  node: { readonly position?: { readonly start: { readonly line: number } } | undefined },
  what: string,
): Mistake {
  return { file, line: node.position?.start.line, what };
}
