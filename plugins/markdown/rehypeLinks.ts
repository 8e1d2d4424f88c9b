import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Opens links that leave the site in a new tab, as Docusaurus's `Link` does, without giving the page away. */
export function rehypeLinks() {
  return (root: Root): void => {
    visit(root, 'element', (node) => {
      const href = node.properties['href'];
      if (node.tagName !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return;
      node.properties['target'] = '_blank';
      node.properties['rel'] = ['noopener', 'noreferrer'];
    });
  };
}
