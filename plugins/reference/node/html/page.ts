import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Use } from '../names/uses';
import type { PageView, SectionView } from '../view/page';
import { changesSection } from './changes';
import { entryElement } from './entry';
import { changeChip, heading, pieceNodes, placeLink } from './elements';
import { outlineLead } from '../view/sections';
import { itemList } from './items';
import { table } from './tables';

type Uses = ReadonlyMap<string, readonly Use[]>;

/**
 * The whole reference of a page as one string of HTML.
 *
 * @param uses - the guides that use a symbol, by `page#anchor`
 */
export function pageHtml(page: PageView, uses: Uses = new Map()): string {
  const tree = h(
    'div.api',
    // Search has its records from the facts.
    { dataSearch: 'off' },
    // The browser puts the filter box here; its room is kept free so that nothing moves.
    page.isLong ? h('div.api-filter') : [],
    summary(page),
    page.sections.map((section) => sectionElement(page, section, uses)),
    page.changes ? changesSection(page, page.changes) : [],
  );
  return toHtml(tree, { omitOptionalTags: true, characterReferences: { useNamedReferences: true } });
}

/** Longer summaries are folded, so that the first entry isn't screens away. */
const openRows = 24;

/** What the page holds: name, kind, one line. */
function summary(page: PageView): ElementContent[] {
  const rows = page.summary.map(({ item: { anchor, name, kind, line }, home }) => ({
    cells: [
      [
        h('code', placeLink(page, { page: page.page, anchor }, name)),
        ...(home ? [' ', h('span', `(${home})`)] : []),
      ],
      kind,
      line ? pieceNodes(page, line) : '',
    ],
  }));
  if (rows.length === 0) return [];
  const inner = table('Symbols of this page', ['Name', 'Kind', 'Purpose'], rows);
  if (rows.length <= openRows) return [h('div.api-sum', inner)];
  const words = `All ${rows.length} classes, configs, enums and functions`;
  return [h('details.api-sum', h('summary', words), inner)];
}

function sectionElement(page: PageView, section: SectionView, uses: Uses): ElementContent {
  return h(
    'section.api-s',
    heading('h2', section.id, section.title),
    section.shape === 'entries'
      ? section.entries.map((entry) =>
          entryElement(page, entry, uses.get(`${page.page}#${entry.anchor}`) ?? []),
        )
      : section.shape === 'list'
        ? section.modules.map(({ module, items }) => [
            h('h3.api-g', h('code', module)),
            itemList(page, items),
          ])
        : outline(page, section.groups),
  );
}

/** Names of the Rust core that have no entry, by kind. */
function outline(
  page: PageView,
  groups: Extract<SectionView, { shape: 'outline' }>['groups'],
): ElementContent[] {
  return [
    h('p', pieceNodes(page, outlineLead)),
    ...groups.flatMap(({ title, items }) => {
      const list = items.map(({ anchor, name, mark }) =>
        h('li', { id: anchor }, h('code', name), changeChip(mark)),
      );
      return [h('h3.api-g', title), h('ul.api-v.api-v--columns', list)];
    }),
  ];
}
