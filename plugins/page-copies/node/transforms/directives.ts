import { messageNodes } from '../../../messages/node/directive';
import { formType, venueNodes } from '../../../venues/node/directives';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';
import { reasonOf } from '../../../reasonOf';

/** Writes what directives take from facts; the form that asks integrations needs a script. */
export const factsOfDirectives: Transform = (tree, { page, site, fail }) => {
  const place = { version: page.version, page: page.id };
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective') return undefined;
    try {
      const nodes = messageNodes(site.siteDir, place, node) ?? venueNodes(site.siteDir, place, node);
      return nodes?.filter(({ type }) => (type as string) !== formType);
    } catch (error) {
      return fail(node, reasonOf(error));
    }
  });
};
