import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { directiveName } from './node/directive';

/** Property of the figure that `rehypeCharts` fills: the directive's attributes, as JSON. */
export const placeholder = 'dataChart';

/**
 * Puts a figure with the caption alone in the place of each `::chart`. The numbers come with `rehypeCharts`, so that
 * no step in between reads hundreds of cells.
 */
export function remarkCharts() {
  return (root: Root): void => {
    visit(root, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (node.name !== directiveName || !parent || index === undefined) return;
      const data = { hName: 'figure', hProperties: { [placeholder]: JSON.stringify(node.attributes ?? {}) } };
      // mdast has no name for it; the HTML tree takes the element from `data`.
      parent.children[index] = {
        type: 'chart',
        data,
        children: node.children,
        position: node.position,
      } as unknown as RootContent;
    });
  };
}
