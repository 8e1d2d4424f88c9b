import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { scrollRegion } from './scrollRegion';

/** Lets each table scroll by itself, by keyboard too, under the name of the heading above it. */
export function rehypeFrames() {
  return (root: Root): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      parent.children[index] = scrollRegion('table-frame', `Table: ${heading}`, node);
      return SKIP;
    });
  };
}
