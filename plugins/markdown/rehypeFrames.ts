import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** What may be wider than the column: class of its frame, and what assistive technology calls it. */
const frames = new Map([
  ['table', { className: 'table-frame', kind: 'Table' }],
  // Scaled into a narrow column, a diagram's text would shrink until nobody can read it.
  ['mermaid', { className: 'diagram-frame', kind: 'Diagram' }],
]);

/** Lets each table and diagram scroll by itself, by keyboard too, under the name of the heading above it. */
export function rehypeFrames() {
  return (root: Root): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      const frame = frames.get(node.tagName);
      if (!frame || !parent || index === undefined) return;
      const ariaLabel = `${frame.kind}: ${heading}`;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: [frame.className], tabIndex: 0, role: 'region', ariaLabel },
        children: [node],
      };
      return SKIP;
    });
  };
}
