import { documentedVersion } from '../../../../config/versions';
import type { Transform } from '../convert';
import { heading, link, paragraph, quote, text } from '../../../pages/nodes';

/** Puts title, description, address and version on top, in place of a title that the page begins with. */
export const addHeader: Transform = (tree, { page }) => {
  const [first, ...rest] = tree.children;
  const body = first?.type === 'heading' && first.depth === 1 ? rest : tree.children;
  tree.children = [
    heading(1, page.title),
    ...(page.description ? [quote(paragraph(text(page.description)))] : []),
    paragraph(
      text('Page: '),
      link(page.address, page.address),
      text(` · Version: ${versionText(page.version)}`),
    ),
    ...body,
  ];
};

/** A version in a reader's words, such as `latest (1.221.0, release)`. */
export function versionText(version: string): string {
  const { platform, stage } = documentedVersion(version);
  return `${version} (${platform}, ${stage})`;
}
