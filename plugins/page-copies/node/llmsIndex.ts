import type { ListItem, RootContent } from 'mdast';
import { brand } from '../../../config/brand';
import { basePath, defaultVersion } from '../../../config/site';
import { versionNames } from '../../../config/versions';
import { stringify } from '../../pages/markdown';
import { heading, link, paragraph, quote, text } from '../../pages/nodes';
import type { Page, Site } from '../../pages/site';
import { copyAddress } from './convert';
import { sectionsOf } from './sections';
import { versionText } from './transforms/header';

/**
 * The text of `llms.txt` in the shape of llmstxt.org: name, summary, a paragraph, then second-level headings with
 * nothing but a list of links under each. So a version's sections are headings of that level and not of the third.
 */
export function indexText(site: Site): string {
  const full = `${site.origin}${basePath}llms-full.txt`;
  return stringify({
    type: 'root',
    children: [
      heading(1, brand.name),
      quote(paragraph(text(brand.tagline))),
      paragraph(text('Each page is also Markdown, at its own address with .md added.')),
      paragraph(text(`All pages of ${defaultVersion} in one file: `), link(full, full)),
      ...versionNames.flatMap((version) => versionLists(site, version)),
    ],
  });
}

function versionLists(site: Site, version: string): RootContent[] {
  return sectionsOf(site, version).flatMap(({ label, pages }) => [
    heading(2, label ? `${version}: ${label}` : versionText(version)),
    { type: 'list', ordered: false, spread: false, children: pages.map(entry) },
  ]);
}

function entry(page: Page): ListItem {
  const words = page.description ? [text(`: ${page.description}`)] : [];
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(link(copyAddress(page), page.title), ...words)],
  };
}
