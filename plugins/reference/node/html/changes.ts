import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { entryAddress } from '../addresses';
import {
  changeId,
  changesHeading,
  comparedText,
  countText,
  noChanges,
  type PageChanges,
  pageName,
} from '../changes/changes';
import type { Change } from '../changes/compare';
import type { PageView } from '../view/page';
import { heading, listed } from './elements';
import { type Frame, held } from './held';

/** What the developed version added, removed and changed since the released one, folded by page. */
export function changesSection(
  frame: Frame,
  page: PageView,
  changes: readonly PageChanges[],
): ElementContent {
  return h(
    'section.api-s',
    heading('h2', changesHeading.id, changesHeading.title),
    h('p', changes.length === 0 ? noChanges : comparedText(page.otherVersion)),
    changes.map((own) =>
      h(
        'details.api-diff',
        h('summary', h('b', pageName(own.page)), ` ${countText(own)}`),
        held(frame, () => [
          ...list('Added', own.added, page.version),
          ...list('Removed', own.removed, page.otherVersion),
          ...list('Changed', own.changed, page.version),
        ]),
      ),
    ),
  );
}

/** @param version - the version that has these entries, for their links */
function list(title: string, changes: readonly Change[], version: string): ElementContent[] {
  if (changes.length === 0) return [];
  const items = changes.map(({ page, anchor, details }) =>
    h(
      'li',
      // The marks of what changed lead here.
      details.length > 0 ? { id: changeId({ page, anchor }) } : {},
      h('a', { href: entryAddress(version, page, anchor) }, h('code', anchor)),
      details.length > 0 ? [': ', ...listed(details.map((words) => h('code', words)))] : [],
    ),
  );
  return [h('h3.api-g', title), h('ul.api-d', items)];
}
