// Trees for the tests of this folder.
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Position } from 'unist';
import { VFile } from 'vfile';

/** One of this folder's plugins. */
type TreePlugin = () => (root: Root, file: VFile) => void;

const position: Position = { start: { line: 3, column: 1 }, end: { line: 3, column: 2 } };

/** An element in line 3. */
export function node(
  tagName: string,
  properties: Element['properties'],
  children: readonly (ElementContent | string)[],
): Element {
  const content = children.map((child): ElementContent =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  );
  return { type: 'element', tagName, properties, children: content, position };
}

/** Runs a plugin over a page of these parts, called docs/page.md. */
export function ran(plugin: TreePlugin, children: Root['children']): Root {
  const root: Root = { type: 'root', children };
  plugin()(root, new VFile({ path: 'docs/page.md' }));
  return root;
}

/** @returns the HTML of Markdown after one plugin */
export function processed(plugin: TreePlugin, markdown: string): string {
  const parsed = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const { children } = unified()
    .use(remarkRehype, { handlers: { code: fence } })
    .runSync(parsed);
  return toHtml(ran(plugin, children));
}

/** As Docusaurus hands fences on: with what stands behind the language. */
function fence(_state: unknown, { value, lang, meta, position }: Code): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {
      ...(lang ? { className: [`language-${lang}`] } : {}),
      ...(meta ? { metastring: meta } : {}),
    },
    children: [{ type: 'text', value: `${value}\n` }],
  };
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [code],
    ...(position ? { position } : {}),
  };
}
