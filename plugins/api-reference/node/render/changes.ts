import { entryAddress } from '../addresses';
import {
  type PageChanges,
  changesByPage,
  changeId,
  changesHeading,
  countText,
  noChanges,
  pageName,
} from '../changes';
import type { Change } from '../compare';
import type { ReferencePage } from '../page';
import { escape } from './html';
import { headingHtml } from './page';

/** What the developed version added, removed and changed since the released one, folded by page. */
export function changesHtml(page: ReferencePage): string {
  const pages = changesByPage(page.comparison);
  const heading = headingHtml(changesHeading.id, changesHeading.title);
  const lead =
    pages.length === 0
      ? `<p>${noChanges}</p>`
      : `<p>Compared with ${escape(page.other.version)}, symbol by symbol, from both sources. Members of what is new or gone as a whole aren't listed.</p>`;
  return `<section class="api-s" data-search="off">${heading}${lead}${pages.map((changes) => pageHtml(page, changes)).join('')}</section>`;
}

function pageHtml(page: ReferencePage, changes: PageChanges): string {
  const { added, removed, changed } = changes;
  const lists = [
    list('Added', added, page.version),
    list('Removed', removed, page.other.version),
    list('Changed', changed, page.version),
  ];
  return `<details class="api-diff"><summary><b>${escape(pageName(changes.page))}</b> ${countText(changes)}</summary>${lists.join('')}</details>`;
}

/** @param version - the version that has these entries, for their links */
function list(title: string, changes: readonly Change[], version: string): string {
  if (changes.length === 0) return '';
  const items = changes.map(({ page, anchor, details }) => {
    const words =
      details.length > 0 ? `: ${details.map((text) => `<code>${escape(text)}</code>`).join(', ')}` : '';
    // The marks of what changed lead here.
    const id = details.length > 0 ? ` id="${escape(changeId({ page, anchor }))}"` : '';
    return `<li${id}><a href="${escape(entryAddress(version, page, anchor))}"><code>${escape(anchor)}</code></a>${words}`;
  });
  return `<h4 class="api-g">${title}</h4><ul class="api-d">${items.join('')}</ul>`;
}
