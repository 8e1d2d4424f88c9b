import { pageMarkdown } from '../../../reference/node/markdown';
import { readPage } from '../../../reference/node/view/page';
import { marker, referencePage } from '../../../reference/node/pagePath';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Puts a page's reference in its marker's place, written already: reading it again would only cost time. */
export const addReference: Transform = (tree, { page, site, fail }) => {
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective' || node.name !== marker) return undefined;
    const name = referencePage(page.page);
    if (name === undefined) return fail(node, `'::${marker}' stands outside api_reference/.`);
    const value = pageMarkdown(readPage(site.siteDir, page.version, name), site.origin);
    // An `html` node is written as it is.
    return [{ type: 'html', value }];
  });
};
