import type { Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagePlace } from '../pages/pagePlace';
import { venueNodes } from './node/directives';

/**
 * Writes tables of facts in the places of `::venue` and `::config`. It comes after the links to symbols: these tables
 * know which symbols they name.
 *
 * @throws a message with file and line on what {@link venueNodes} throws
 */
export function remarkVenues({ siteDir }: { readonly siteDir: string }) {
  return (root: Root, file: VFile): void => {
    const place = pagePlace(file.path);
    if (!place) return;
    visit(root, 'leafDirective', (node: LeafDirective, index, parent) => {
      if (!parent || index === undefined) return undefined;
      try {
        const nodes = venueNodes(siteDir, place, node);
        if (!nodes) return undefined;
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        return file.fail(
          `${place.writtenIn}:${node.position?.start.line ?? '?'}: ${error instanceof Error ? error.message : String(error)}`,
          node.position,
        );
      }
    });
  };
}
