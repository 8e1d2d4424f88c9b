import type { Transform } from '../convert';
import { heading, link, paragraph, quote, text } from '../../../pages/nodes';

/** Puts title, description, address and version on top, in place of a title that the page begins with. */
export const addHeader: Transform = (tree, { page }) => {
  const [first, ...rest] = tree.children;
  const body = first?.type === 'heading' && first.depth === 1 ? rest : tree.children;
  tree.children = [
    heading(1, page.title),
    ...(page.description ? [quote(paragraph(text(page.description)))] : []),
    paragraph(text('Page: '), link(page.address, page.address), text(` · Version: ${page.versionText}`)),
    ...body,
  ];
};
