import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Callouts of the site, with the word that stands above each when the writer gives none. */
const titles: Readonly<Record<string, string>> = { note: 'Note', trap: 'Trap', known: 'Known' };

/** Names for the Docusaurus option `admonitions.keywords`; the default kinds are switched off. */
export const calloutKinds = Object.keys(titles);

/** Turns Docusaurus's `admonition` elements into plain asides, so that a page with callouts needs no component. */
export function rehypeCallouts() {
  return (root: Root, file: VFile): void => {
    visit(root, 'element', (node) => {
      if (node.tagName !== 'admonition') return;
      const { type, title: given } = node.properties;
      const kind = typeof type === 'string' ? type : '';
      const word = titles[kind];
      if (!word) file.fail(`unknown callout ':::${kind}'; known: ${calloutKinds.join(', ')}`, node.position);
      const [title, body] = splitTitle(node, typeof given === 'string' ? given : word);
      node.tagName = 'aside';
      node.properties = { className: ['callout', `callout--${kind}`], ariaLabel: word };
      node.children = [h('p.callout-title', title), ...body];
    });
  };
}

function splitTitle(node: Element, fallback: string): [ElementContent[], ElementContent[]] {
  const titled = node.children.find(
    (child): child is Element =>
      child.type === 'element' && child.tagName.toLowerCase() === 'mdxadmonitiontitle',
  );
  if (titled) return [titled.children, node.children.filter((child) => child !== titled)];
  return [[{ type: 'text', value: fallback }], node.children];
}
