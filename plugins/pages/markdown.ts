import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { PageError } from './pageError';

const md = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).freeze();
const mdx = md().use(remarkMdx).freeze();

// Neither directives nor MDX here: what is left of them is plain text and must not be escaped for them.
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    fences: true,
    handlers: {
      // An underscore between letters never marks emphasis, so identifiers in prose stay as they are.
      text: (node: { value: string }, _parent, state, info) =>
        state.safe(node.value, info).replaceAll(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_'),
    },
  })
  .freeze();

/**
 * Reads a page as Docusaurus does: `.md` as CommonMark, `.mdx` with components.
 *
 * @param source - the file's text
 * @param file - the file's name, for its ending and for messages
 * @throws PageError on a syntax error in an MDX page
 */
export function parse(source: string, file: string): Root {
  if (!file.endsWith('.mdx')) return md.parse(source);
  try {
    return mdx.parse(escapeMarkdownHeadingIds(source));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    throw new PageError(file, { line: error.line ?? 1, column: error.column ?? 1 }, error.reason);
  }
}

/** Writes a tree as Markdown that ends with one newline. */
export function stringify(tree: Root): string {
  return `${writer.stringify(tree).trimEnd()}\n`;
}
