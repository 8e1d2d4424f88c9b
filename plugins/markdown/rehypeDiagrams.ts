import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Lets each diagram keep its natural size and scroll by itself, by keyboard too, under the name of the heading above
 * it: scaled into a narrow column, its text would shrink until nobody can read it.
 */
export function rehypeDiagrams() {
  return (root: Root): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      if (node.tagName !== 'mermaid' || !parent || index === undefined) return;
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['diagram-frame'],
          tabIndex: 0,
          role: 'region',
          ariaLabel: `Diagram: ${heading}`,
        },
        children: [node],
      };
      parent.children[index] = frame;
      return SKIP;
    });
  };
}
