import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { scrollRegion } from '../markdown/scrollRegion';
import { pagePlace } from '../pages/pagePlace';
import { drawingOf } from './node/drawings';

const remedy = "This diagram isn't drawn. Run npm run diagrams";

/**
 * Puts the kept drawing of each Mermaid fence into the page, at its natural size in a frame that scrolls: scaled into a
 * narrow column, its words would shrink until nobody can read them. It comes before code is read.
 *
 * Under `npm start` a diagram that isn't drawn yet shows its text.
 *
 * @throws a message with file and line, in a build, for a diagram that isn't drawn
 */
export function rehypeDiagrams() {
  return (root: Root, file: VFile): void => {
    let heading = 'this page';
    visit(root, 'element', (node, index, parent) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node);
      const code = mermaidIn(node);
      if (!code || !parent || index === undefined) return undefined;
      const place = pagePlace(file.path);
      const svg = drawingOf(place?.siteDir ?? '', toString(code));
      if (svg !== undefined) {
        // Made by scripts/diagrams, and held by a test to shapes and words.
        const drawing = { type: 'raw', value: svg } as unknown as ElementContent;
        parent.children[index] = scrollRegion('diagram-frame', `Diagram: ${heading}`, drawing);
        return SKIP;
      }
      if (process.env.NODE_ENV !== 'development') {
        const line = node.position?.start.line ?? '?';
        file.fail(`${place?.writtenIn ?? file.path}:${line}: ${remedy}.`, node.position);
      }
      code.properties['className'] = ['language-text'];
      parent.children.splice(index, 0, h('p', `${remedy}, and save this page again.`));
      return index + 2;
    });
  };
}

function mermaidIn({ tagName, children: [code] }: Element): Element | undefined {
  if (tagName !== 'pre' || code?.type !== 'element') return undefined;
  return [code.properties['className']].flat().includes('language-mermaid') ? code : undefined;
}
