import matter from 'gray-matter';
import type { InlineCode, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from '../../page-copies/build/markdown';
import { pageSettings } from './pageSettings';
import type { PagePart, PageSettings } from './pageSymbols';

/** A page's file, as far as symbols go. */
export interface SourcePage {
  readonly title: string;
  readonly parts: readonly PagePart<InlineCode>[];
  readonly settings: PageSettings;
}

/**
 * Reads a page's inline code from its Markdown.
 *
 * @param source - the file's text
 * @param path - the file below its version's folder, such as `concepts/orders.md`
 * @throws Error on front matter or MDX that can't be read
 */
export function readSource(source: string, path: string): SourcePage {
  const frontMatter = matter(source).data;
  const title = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : path;
  return {
    title,
    parts: codeParts(parse(source, path)),
    settings: pageSettings(frontMatter, path.replace(/\.mdx?$/, '')),
  };
}

function codeParts(root: Root): PagePart<InlineCode>[] {
  const parts: PagePart<InlineCode>[] = [];
  visit(root, (node, _index, parent) => {
    if (node.type === 'link' || node.type === 'linkReference') return SKIP;
    if (node.type === 'heading') parts.push({ kind: 'heading' });
    if (node.type === 'inlineCode')
      parts.push({ kind: 'code', text: node.value, node, heading: parent?.type === 'heading' });
    return undefined;
  });
  return parts;
}
