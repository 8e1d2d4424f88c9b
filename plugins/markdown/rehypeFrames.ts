import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagramHash, type DiagramSizes, diagramSizes } from '../diagrams/build/sizes';
import { pagePlace } from '../pages/pagePlace';

/** What may be wider than the column: class of its frame, and what assistive technology calls it. */
const frames = new Map([
  ['table', { className: 'table-frame', kind: 'Table' }],
  // Scaled into a narrow column, a diagram's text would shrink until nobody can read it.
  ['mermaid', { className: 'diagram-frame', kind: 'Diagram' }],
]);

/**
 * Lets each table and diagram scroll by itself, by keyboard too, under the name of the heading above it. A diagram's
 * frame knows the size that the diagram will have, so that nothing moves when it is drawn (src/css/mermaid.css).
 *
 * @param sizesOf - the diagrams' sizes, from the site's folder
 */
export function rehypeFrames(sizesOf: (siteDir: string) => DiagramSizes = diagramSizes) {
  return (root: Root, file: VFile): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      const frame = frames.get(node.tagName);
      if (!frame || !parent || index === undefined) return;
      const ariaLabel = `${frame.kind}: ${heading}`;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: [frame.className],
          tabIndex: 0,
          role: 'region',
          ariaLabel,
          ...place(node.properties['value'], file, sizesOf),
        },
        children: [node],
      };
      return SKIP;
    });
  };
}

/** A new diagram has no size until `npm run diagrams`; a unit test asks for it. */
function place(
  text: unknown,
  file: VFile,
  sizesOf: (siteDir: string) => DiagramSizes,
): { style: string } | undefined {
  const page = typeof text === 'string' ? pagePlace(file.path) : undefined;
  const size = page && sizesOf(page.siteDir)[diagramHash(String(text))];
  return size && { style: `--diagram-width:${size.width}px;--diagram-height:${size.height}px` };
}
