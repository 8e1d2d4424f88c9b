import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { PageView, SectionView } from '../view/page';
import { changesSection, ownChangesSection } from './changes';
import { entryElement } from './entry';
import { changeChip, closedHeading, heading, type Home, pieceNodes, placeLink } from './elements';
import { type Frame, held, isLong } from './held';
import { outlineLead } from '../view/sections';
import { itemElement } from './items';
import { table } from './tables';

/**
 * The whole reference of a page as one string of HTML.
 *
 * @param uses - the guides that name a symbol, by `page#anchor`
 */
export function pageHtml(page: PageView, uses: Frame['uses'] = new Map()): string {
  const { version } = page;
  const write = (isLongPage: boolean) =>
    pageTree({ version, page: page.page, isLong: isLongPage, depth: 0, uses }, page);
  const whole = write(false);
  const long = isLong(whole);
  return toHtml(long ? write(true) : whole, {
    // An end tag that is no standard one would close nothing that stands open before it.
    omitOptionalTags: !long,
    characterReferences: { useNamedReferences: true },
  });
}

function pageTree(frame: Frame, page: PageView): Element {
  return h(
    'div.api',
    // Search has its records from the facts.
    { dataSearch: 'off' },
    // The browser puts the filter box here; its room is kept free so that nothing moves.
    page.isLong ? h('div.api-filter') : [],
    // Closed entries are their own summary.
    frame.isLong ? [] : summary(page),
    page.sections.map((section) => sectionElement(frame, section)),
    page.ownChanges ? ownChangesSection(frame, page.ownChanges) : [],
    page.changes ? changesSection(frame, page.changes) : [],
  );
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

/** On a long page, what few come for is closed as a whole. */
function sectionElement(frame: Frame, section: SectionView): ElementContent {
  const { id, title } = section;
  if (!frame.isLong || !section.isClosed)
    return h('section.api-s', heading('h2', id, title), sectionContent(frame, section));
  const count = 'entries' in section ? entryCount(section.entries.length) : 'names alone';
  return h(
    'details.api-s',
    h('summary', closedHeading('h2', id, title), h('span.api-k', count)),
    held(frame, (inside) => sectionContent(inside, section)),
  );
}

function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`;
}

function sectionContent(frame: Frame, section: SectionView): ElementContent[] {
  if (section.shape === 'entries') return section.entries.map((entry) => entryElement(frame, entry));
  if (section.shape === 'outline') return outline(frame, section.groups);
  return section.modules.flatMap(({ module, items }) => [
    h('h3.api-g', h('code', module)),
    ...items.map((item) => itemElement(frame, item)),
  ]);
}

/** Names of the Rust core that have no entry, by kind. */
function outline(home: Home, groups: Extract<SectionView, { shape: 'outline' }>['groups']): ElementContent[] {
  return [
    h('p', pieceNodes(home, outlineLead)),
    ...groups.flatMap(({ title, items }) => {
      const list = items.map(({ anchor, name, mark }) =>
        h('li', { id: anchor }, h('code', name), changeChip(mark)),
      );
      return [h('h3.api-g', title), h('ul.api-v.api-v--columns', list)];
    }),
  ];
}
