import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { pagesFolder } from '../../config/versions';
import { pageFiles } from '../../plugins/pages/pageFiles';
import { sharedTree } from '../../plugins/pages/sharedTree';
import { venueNodes } from '../../plugins/venues/node/directives';

/**
 * How many links to symbols the tables of venues' facts bring to a version's pages.
 *
 * @returns count by doc id; pages without such links aren't in it
 */
export function tableLinks(siteDir: string, version: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of pageFiles(siteDir, version)) {
    const page = path.replace(/\.mdx?$/, '');
    visit(
      sharedTree(readFileSync(join(siteDir, pagesFolder(version), path), 'utf8'), path),
      'leafDirective',
      (node) => {
        const children = venueNodes(siteDir, { version, page }, node) ?? [];
        visit({ type: 'root', children }, 'inlineCode', ({ data }) => {
          if (data?.hName === 'a') counts.set(page, (counts.get(page) ?? 0) + 1);
        });
      },
    );
  }
  return counts;
}
