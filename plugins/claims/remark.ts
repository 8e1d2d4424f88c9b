import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { TextDirective } from 'mdast-util-directive';
import { basePath } from '../../config/site';
import { documentedVersion } from '../../config/versions';
import { pagePlace } from '../pages/pagePlace';
import { assetOf } from './node/assets';
import { claimNamed, directiveName } from './node/mentions';

/**
 * Makes a quiet mark of each `:proved[claim]`: a link to the program that proves the sentence before it. Whether the
 * claim exists and held is the unit tests' business (claims.test.ts), so that a writer sees the page all the same.
 */
export function remarkClaims() {
  return (root: Root, file: VFile): void => {
    const place = pagePlace(file.path);
    if (!place) return;
    const { runsOn } = documentedVersion(place.version);
    visit(root, 'textDirective', (node: TextDirective) => {
      if (node.name !== directiveName) return;
      // The same for all: a page has dozens, and its own name in each would cost every reader a thousand bytes.
      const label = `Proved on ${runsOn}`;
      node.data = {
        hName: 'a',
        hProperties: {
          className: ['proved'],
          href: basePath + assetOf(claimNamed(node)),
          ariaLabel: label,
          title: label,
        },
      };
      node.children = [];
    });
  };
}
