import { pagePlace } from '../../../pages/pagePlace';
import { venueNodes } from '../../../venues/node/directives';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Writes the tables of facts of an integration. */
export const venueTables: Transform = (tree, { page, site, fail }) => {
  const place = pagePlace(page.file);
  if (!place) return;
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective') return undefined;
    try {
      return venueNodes(site.siteDir, place, node);
    } catch (error) {
      return fail(node, error instanceof Error ? error.message : String(error));
    }
  });
};
