import type { ReferencePage } from '../page';
import { kindLabel } from '../kinds';
import { tellingHomes } from '../sections';
import { escape } from './html';
import { inlineHtml } from './inline';
import { entryLink } from './links';
import { type Row, table } from './tables';

/** Longer summaries are folded, so that the first entry isn't screens away. */
const openRows = 24;

/** What the page holds: name, kind, one line. Names that only stand in lists are left out. */
export function summaryHtml(page: ReferencePage): string {
  const entries = page.sections
    .filter(({ shape }) => shape !== 'outline')
    .flatMap((section) => section.entries)
    .filter(({ symbol }) => !['constant', 'type'].includes(symbol.kind) && !symbol.internal);
  if (entries.length < 2) return '';
  const homes = tellingHomes(entries);
  const rows = entries.map((entry): Row => {
    const { anchor, name } = entry.symbol;
    const line = page.reference.describe(page.page, anchor)?.line;
    const home = homes.get(entry);
    return {
      cells: [
        `<code>${entryLink(page, entry, name)}</code>${home ? ` <span>(${escape(home)})</span>` : ''}`,
        kindLabel(entry.symbol),
        line ? inlineHtml(page, anchor, line) : '',
      ],
    };
  });
  const html = table('Symbols of this page', ['Name', 'Kind', 'Purpose'], rows, { off: true });
  if (rows.length <= openRows) return `<div class="api-sum">${html}</div>`;
  return `<details class="api-sum"><summary>All ${rows.length} classes, configs, enums and functions</summary>${html}</details>`;
}
