import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Lets each table scroll by itself, by keyboard too, under the name of the heading above it. */
export function rehypeTables() {
  return (root: Root): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-frame'],
          tabIndex: 0,
          role: 'region',
          ariaLabel: `Table: ${heading}`,
        },
        children: [node],
      };
      parent.children[index] = frame;
      return SKIP;
    });
  };
}
