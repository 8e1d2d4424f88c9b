import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageHtml } from './node/html/page';
import { readUses } from './node/names/uses';
import { pageOfFile } from './node/pagePath';
import { readPage } from './node/view/page';
import { placeholder } from './remark';

/**
 * Writes the reference where `remarkReference` left its place, as ready-made HTML that later steps pass on as it is.
 * So it comes last, right before `rehypeStatic`.
 */
export function rehypeReference() {
  return (root: Root, file: VFile): void => {
    const place = pageOfFile(file.path);
    if (!place) return;
    visit(root, 'element', (node, index, parent) => {
      if (!(placeholder in node.properties) || !parent || index === undefined) return;
      const { siteDir, version, page } = place;
      const value = pageHtml(readPage(siteDir, version, page), readUses(siteDir, version).guides);
      parent.children[index] = { type: 'raw', value } as unknown as RootContent & { type: 'element' };
    });
  };
}
