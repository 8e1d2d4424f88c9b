import { messageNodes } from '../../../messages/node/directive';
import { formType, venueNodes } from '../../../venues/node/directives';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';
import { reasonOf } from '../../../reasonOf';

/** Writes what directives take from facts; the form that asks integrations needs a script. */
export const factsOfDirectives: Transform = (tree, { page, site, fail }) => {
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective') return undefined;
    try {
      const nodes = messageNodes(site.siteDir, page, node) ?? venueNodes(site.siteDir, page, node);
      return nodes?.filter(({ type }) => (type as string) !== formType);
    } catch (error) {
      return fail(node, reasonOf(error));
    }
  });
};
