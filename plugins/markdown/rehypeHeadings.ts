import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

/** Gives each heading the link to itself that Docusaurus's `Heading` component would render. */
export function rehypeHeadings() {
  return (root: Root): void => {
    visit(root, 'element', (node) => {
      const id = node.properties['id'];
      if (!/^h[2-6]$/.test(node.tagName) || typeof id !== 'string') return;
      const label = `Direct link to ${toString(node)}`;
      node.properties['className'] = ['anchor'];
      node.children.push(h('a.hash-link', { href: `#${id}`, ariaLabel: label, title: label }, '\u200b'));
    });
  };
}
