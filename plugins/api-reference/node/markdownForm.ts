import { entryAddress } from './addresses';
import { changesByPage, changesHeading, countText, noChanges, pageName } from './changes';
import type { Change } from './compare';
import { code, entryText, item } from './markdownEntry';
import { type ReferencePage, tellsChanges } from './page';
import type { Section } from './sections';
import { callText, valueText } from './signature';

/**
 * A page's reference as Markdown, for tools that read the copies: each signature with all that the page says of it.
 *
 * @param origin - scheme and host of the site, without a trailing slash, for links
 */
export function markdownForm(page: ReferencePage, origin: string): string {
  const parts = [
    ...page.sections.flatMap((section) => sectionText(page, section)),
    ...(tellsChanges(page) ? changesText(page, origin) : []),
  ];
  return parts.join('\n\n');
}

function sectionText(page: ReferencePage, section: Section): string[] {
  const head = `## ${section.title}`;
  if (section.shape === 'outline') {
    const names = section.entries.map(({ symbol }) => `\`${symbol.name}\``);
    return [head, `In \`nautilus_trader.core.nautilus_pyo3\`: ${names.join(', ')}.`];
  }
  if (section.shape === 'entries')
    return [head, ...section.entries.flatMap((entry) => entryText(page, entry))];
  const modules = [...new Set(section.entries.map(({ importFrom }) => importFrom))];
  return [
    head,
    ...modules.flatMap((module) => [
      `From \`${module}\`:`,
      section.entries
        .filter(({ importFrom }) => importFrom === module)
        .map(({ symbol }) => {
          const text = symbol.kind === 'function' ? callText(symbol.name, symbol) : valueText(symbol);
          return item(page, symbol.anchor, `${symbol.async ? 'async ' : ''}${text}`, symbol);
        })
        .join('\n'),
    ]),
  ];
}

function changesText(page: ReferencePage, origin: string): string[] {
  const link = (version: string, { page: to, anchor }: Change) =>
    `[\`${anchor}\`](${origin}${entryAddress(version, to, anchor)})`;
  const pages = changesByPage(page.comparison);
  return [
    `## ${changesHeading.title}`,
    ...(pages.length === 0 ? [noChanges] : []),
    ...pages.flatMap((changes) => [
      `### ${pageName(changes.page)}: ${countText(changes)}`,
      [
        ...changes.added.map((change) => `- added ${link(page.version, change)}`),
        ...changes.removed.map((change) => `- removed ${link(page.other.version, change)}`),
        ...changes.changed.map(
          (change) =>
            `- changed ${link(page.version, change)}: ${change.details.map((text) => code(text)).join(', ')}`,
        ),
      ].join('\n'),
    ]),
  ];
}
