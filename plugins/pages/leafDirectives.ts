import type { Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePlace, type PagePlace } from './pagePlace';
import { reasonOf } from '../reasonOf';

/** What stands in the place of a directive; undefined where another room reads it. */
type DirectiveNodes = (siteDir: string, place: PagePlace, node: LeafDirective) => RootContent[] | undefined;

/**
 * A remark plugin that puts what facts say into the places of directives such as `::messages`.
 *
 * @throws a message with file and line on what `nodesOf` throws
 */
export function replaceDirectives(nodesOf: DirectiveNodes) {
  return () =>
    (root: Root, file: VFile): void => {
      const place = pagePlace(file.path);
      if (!place) return;
      visit(root, 'leafDirective', (node: LeafDirective, index, parent) => {
        if (!parent || index === undefined) return undefined;
        try {
          const nodes = nodesOf(place.siteDir, place, node);
          if (!nodes) return undefined;
          parent.children.splice(index, 1, ...nodes);
          return [SKIP, index + nodes.length];
        } catch (error) {
          return file.fail(
            `${place.writtenIn}:${node.position?.start.line ?? '?'}: ${reasonOf(error)}`,
            node.position,
          );
        }
      });
    };
}
