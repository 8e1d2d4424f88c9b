import type { Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readPage, type UsedIn } from './node/page';
import { pageOfFile } from './node/pagePath';
import { pageHtml } from './node/render/page';
import { placeholder } from './remark';

interface Options {
  /** Folder of `docusaurus.config.ts`. */
  readonly siteDir: string;
  /** Which guides use a symbol. */
  readonly usedIn?: UsedIn | undefined;
}

/**
 * Writes the reference where `remarkApiReference` left its place, as ready-made HTML that later steps pass on as it is.
 * So it comes last, right before `rehypeStatic`.
 */
export function rehypeApiReference({ siteDir, usedIn }: Options) {
  return (root: Root, file: VFile): void => {
    const place = pageOfFile(file.path);
    if (!place) return;
    visit(root, 'element', (node, index, parent) => {
      if (!(placeholder in node.properties) || !parent || index === undefined) return;
      const value = pageHtml(readPage(siteDir, place.version, place.page), usedIn);
      parent.children[index] = { type: 'raw', value } as unknown as RootContent & { type: 'element' };
    });
  };
}
