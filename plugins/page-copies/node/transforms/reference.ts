import { pageMarkdown } from '../../../reference/node/markdown';
import { readPage } from '../../../reference/node/view/page';
import { pageOfFile } from '../../../reference/node/pagePath';
import { marker } from '../../../reference/marker';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Puts a page's reference in its marker's place, written already: reading it again would only cost time. */
export const addReference: Transform = (tree, { page, site, fail }) => {
  rewrite(tree, (node) => {
    if (node.type !== 'leafDirective' || node.name !== marker) return undefined;
    const place = pageOfFile(page.file);
    if (!place) return fail(node, `'::${marker}' stands outside api_reference/.`);
    const value = pageMarkdown(readPage(site.siteDir, place.version, place.page), site.origin);
    // An `html` node is written as it is.
    return [{ type: 'html', value }];
  });
};
