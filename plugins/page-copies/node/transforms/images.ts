import type { RootContent } from 'mdast';
import { fullAddress, isElsewhere } from '../addresses';
import type { Transform } from '../convert';
import { text } from '../../../pages/nodes';
import { rewrite } from '../rewrite';

/**
 * Gives images of `static/` their address. One beside the page has none before the build names it, so its words
 * stand in its place.
 */
export const fullImages: Transform = (tree, { page, site }) => {
  rewrite(tree, (node): RootContent[] | undefined => {
    if (node.type !== 'image' || isElsewhere(node.url)) return undefined;
    if (!node.url.startsWith('/'))
      return [{ type: 'emphasis', children: [text(`Image: ${node.alt ?? ''}`)] }];
    node.url = fullAddress(node.url, page, site);
    return undefined;
  });
};
