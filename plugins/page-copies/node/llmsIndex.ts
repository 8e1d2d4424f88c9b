import type { ListItem, RootContent } from 'mdast';
import { stringify } from '../../pages/markdown';
import { heading, link, paragraph, quote, text } from '../../pages/nodes';
import type { Page, Site, Version } from './site';

/**
 * The text of `llms.txt` in the shape of llmstxt.org: name, summary, a paragraph, then second-level headings with
 * nothing but a list of links under each. So a version's sections are headings of that level and not of the third.
 */
export function indexText(site: Site): string {
  const last = site.versions.find(({ isLast }) => isLast);
  const full = `${site.origin}${site.baseUrl}llms-full.txt`;
  return stringify({
    type: 'root',
    children: [
      heading(1, site.name),
      quote(paragraph(text(site.summary))),
      paragraph(text('Each page is also Markdown, at its own address with .md added.')),
      ...(last ? [paragraph(text(`All pages of ${last.name} in one file: `), link(full, full))] : []),
      ...site.versions.flatMap(versionLists),
    ],
  });
}

function versionLists(version: Version): RootContent[] {
  return version.sections.flatMap(({ label, pages }) => [
    heading(2, label ? `${version.name}: ${label}` : (pages[0]?.versionText ?? version.name)),
    { type: 'list', ordered: false, spread: false, children: pages.map(entry) },
  ]);
}

function entry(page: Page): ListItem {
  const words = page.summary ? [text(`: ${page.summary}`)] : [];
  return {
    type: 'listItem',
    spread: false,
    children: [paragraph(link(page.copyAddress, page.title), ...words)],
  };
}
