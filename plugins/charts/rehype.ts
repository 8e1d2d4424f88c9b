import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readChart } from './node/chart';
import { readDirective } from './node/directive';
import { figureOf } from './node/figure';
import { pagePlace } from '../pages/pagePlace';
import { placeholder } from './remark';
import { reasonOf } from '../reasonOf';

/**
 * Writes the figures whose places `remarkCharts` left. It comes after the steps that frame tables and link symbols:
 * the table has its own frame, and only the caption is prose.
 *
 * @throws a message with file and line: for a chart outside the versions' pages, a wrong attribute, and a CSV file that
 *   is missing or can't be drawn
 */
export function rehypeCharts() {
  return (root: Root, file: VFile): void => {
    visit(root, 'element', (node: Element, index, parent) => {
      const attributes = node.properties[placeholder];
      if (typeof attributes !== 'string' || !parent || index === undefined) return undefined;
      const place = pagePlace(file.path);
      try {
        if (!place)
          throw new Error('charts belong on the pages of a version, whose programs wrote their numbers');
        const caption = toString(node);
        const request = readDirective(JSON.parse(attributes) as Record<string, string>, caption);
        parent.children[index] = figureOf(
          readChart(place.siteDir, place, request),
          request,
          node.children,
          caption,
        );
      } catch (error) {
        const reason = reasonOf(error);
        file.fail(
          `${place?.writtenIn ?? file.path}:${node.position?.start.line ?? '?'}: ${reason}`,
          node.position,
        );
      }
      return SKIP;
    });
  };
}
