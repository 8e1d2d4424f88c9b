import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A path of two segments or more that ends in a slash, before any query or hash. */
const trailingSlash = /^(\/[^/?#]+\/[^?#]*[^/?#])\/(?=[?#]|$)/;

/**
 * Writes links as Docusaurus's `Link` would: links out of the site open a new tab without giving the page away, and
 * addresses of sections, which Docusaurus resolves with a slash at their end, lose it.
 */
export function rehypeLinks() {
  return (root: Root): void => {
    visit(root, 'element', ({ tagName, properties }) => {
      const href = properties['href'];
      if (tagName !== 'a' || typeof href !== 'string') return;
      properties['href'] = href.replace(trailingSlash, '$1');
      if (!/^https?:/.test(href)) return;
      properties['target'] = '_blank';
      properties['rel'] = ['noopener', 'noreferrer'];
    });
  };
}
