import { type ReferencePage, tellsChanges, type UsedIn } from '../page';
import type { Section } from '../sections';
import { changesHtml } from './changes';
import { entryHtml } from './entry';
import { escape } from './html';
import { symbolList } from './lists';
import { outlineHtml } from './outline';
import { summaryHtml } from './summary';

/**
 * The whole reference of a page as one string of HTML.
 *
 * @param usedIn - which guides use a symbol
 */
export function pageHtml(page: ReferencePage, usedIn?: UsedIn): string {
  return [
    '<div class="api">',
    // The browser puts the filter box here; its room is kept free so that nothing moves.
    isLong(page) ? '<div class="api-filter"></div>' : '',
    summaryHtml(page),
    ...page.sections.map((section) => sectionHtml(page, section, usedIn)),
    tellsChanges(page) ? changesHtml(page) : '',
    '</div>',
  ].join('');
}

/** A page is worth filtering when looking through its entries takes longer than typing. */
function isLong({ sections }: ReferencePage): boolean {
  const entries = sections.flatMap((section) => section.entries);
  const members = entries.reduce(
    (sum, { symbol }) => sum + (symbol.members ?? symbol.fields ?? []).length,
    0,
  );
  return entries.length + members > 30;
}

function sectionHtml(page: ReferencePage, section: Section, usedIn?: UsedIn): string {
  const head = headingHtml(section.id, section.title);
  if (section.shape === 'outline')
    return `<section class="api-s">${head}${outlineHtml(page, section.entries)}</section>`;
  if (section.shape === 'entries')
    return `<section class="api-s">${head}${section.entries.map((entry) => entryHtml(page, entry, usedIn)).join('')}</section>`;
  const modules = [...new Set(section.entries.map(({ importFrom }) => importFrom))];
  const lists = modules.map((module) => {
    const entries = section.entries.filter(({ importFrom }) => importFrom === module);
    return `<h4 class="api-g"><code>${escape(module)}</code></h4>${symbolList(page, entries)}`;
  });
  return `<section class="api-s">${head}${lists.join('')}</section>`;
}

/** A heading with the link to itself, as `plugins/markdown` writes them. */
export function headingHtml(id: string, title: string): string {
  const label = `Direct link to ${escape(title)}`;
  return `<h2 class="anchor" id="${id}">${escape(title)}<a class="hash-link" href="#${id}" aria-label="${label}" title="${label}">\u200b</a></h2>`;
}
