import type { InlineCode, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFrontMatter } from '../../../pages/frontMatter';
import { sharedTree } from '../../../pages/sharedTree';
import { pageSettings } from './pageSettings';
import type { PagePart, PageSettings } from './pageSymbols';

/** A page's file, as far as symbols go. */
interface SourcePage {
  readonly title: string;
  readonly parts: readonly PagePart<InlineCode>[];
  readonly settings: PageSettings;
}

/**
 * Reads a page's inline code from its Markdown.
 *
 * @param source - the file's text
 * @param path - the file below its version's folder, such as `concepts/orders.md`
 * @throws Error on symbols or MDX that can't be read
 */
export function readSource(source: string, path: string): SourcePage {
  const frontMatter = readFrontMatter(source).values;
  const title = typeof frontMatter['title'] === 'string' ? frontMatter['title'] : path;
  return {
    title,
    parts: codeParts(sharedTree(source, path)),
    settings: pageSettings(frontMatter, path.replace(/\.mdx?$/, '')),
  };
}

/** What counts for symbols on a page, in its order. */
export function codeParts(root: Root): PagePart<InlineCode>[] {
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
