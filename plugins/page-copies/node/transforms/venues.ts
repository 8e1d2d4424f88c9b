import { pagePlace } from '../../../pages/pagePlace';
import { formType, venueNodes } from '../../../venues/node/directives';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Writes the tables of facts of integrations; the form that asks them needs a script. */
export const venueTables: Transform = (tree, { page, site, fail }) => {
  const place = pagePlace(page.file);
  if (!place) return;
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective') return undefined;
    try {
      return venueNodes(site.siteDir, place, node)?.filter(({ type }) => (type as string) !== formType);
    } catch (error) {
      return fail(node, error instanceof Error ? error.message : String(error));
    }
  });
};
