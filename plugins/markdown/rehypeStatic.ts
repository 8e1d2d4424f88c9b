import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** HTML elements that are components here: they stay in the tree for React. */
const components = new Set(['head', 'img']);

/**
 * Joins neighbouring nodes that need no React into one string of HTML, rendered by `StaticHtml`. A page of prose
 * is then one string: less script for the reader, and nothing to compare when the page hydrates.
 */
export function rehypeStatic() {
  return (root: Root): void => {
    root.children = join(root.children);
  };
}

function join(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = [];
  let run: RootContent[] = [];
  const flush = () => {
    if (run.some((node) => node.type !== 'text' || node.value.trim())) joined.push(staticHtml(run));
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node)) run.push(node);
    else {
      flush();
      // Only a component's own children are joined: inside HTML elements the wrapper could be invalid.
      if (node.type === 'mdxJsxFlowElement') node.children = join(node.children) as typeof node.children;
      joined.push(node);
    }
  }
  flush();
  return joined;
}

function isStatic(node: RootContent): boolean {
  if (node.type.startsWith('mdx')) return false;
  if (node.type !== 'element') return true;
  return !components.has(node.tagName) && node.children.every((child: ElementContent) => isStatic(child));
}

function staticHtml(run: RootContent[]): RootContent {
  const html = toHtml(
    { type: 'root', children: run },
    {
      characterReferences: { omitOptionalSemicolons: false },
      // Made by plugins/reference and plugins/diagrams; what writers put into a page as HTML has been read into the tree by now.
      allowDangerousHtml: true,
    },
  );
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'html', value: html.trim() },
      // Tells this part from all others, in the document that the server sends too (plugins/page-text).
      { type: 'mdxJsxAttribute', name: 'mark', value: markOf(html.trim()) },
    ],
    children: [],
  } as unknown as Element; // hast's types don't list MDX's nodes; the MDX compiler does take them here.
}

function markOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 8);
}
