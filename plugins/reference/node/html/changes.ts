import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { defaultVersion, developedVersion } from '../../../../config/site';
import { entryAddress } from '../addresses';
import {
  changeId,
  changesHeading,
  comparedText,
  countText,
  noChanges,
  ownChangesHeading,
  type PageChanges,
  pageName,
} from '../changes/changes';
import type { Change } from '../changes/compare';
import { closedHeading, heading, plain } from './elements';
import { type Frame, held } from './held';

/** What the developed version added, removed and changed since the released one, folded by page. */
export function changesSection(frame: Frame, changes: readonly PageChanges[]): ElementContent {
  return h(
    'section.api-s',
    heading('h2', changesHeading.id, changesHeading.title),
    h('p', changes.length === 0 ? noChanges : comparedText),
    changes.map((own) =>
      h(
        'details.api-diff',
        h('summary', h('b', pageName(own.page)), ` ${countText(own)}`),
        held(frame, () => lists(own, changeId)),
      ),
    ),
  );
}

/** What differs between the versions on this page, in one list. */
export function ownChangesSection(frame: Frame, changes: PageChanges): ElementContent {
  const { id, title } = ownChangesHeading;
  const content = (): ElementContent[] => lists(changes);
  if (!frame.isLong) return h('section.api-s', heading('h2', id, title), content());
  return h(
    'details.api-s',
    h('summary', closedHeading('h2', id, title), h('span.api-k', countText(changes))),
    held(frame, content),
  );
}

function lists(
  { added, removed, changed }: PageChanges,
  idOf?: (change: Change) => string,
): ElementContent[] {
  return [
    ...list('Added', added, developedVersion),
    ...list('Removed', removed, defaultVersion),
    ...list('Changed', changed, developedVersion, idOf),
  ];
}

/**
 * @param version - the version that has these entries, for their links
 * @param idOf - gives each an address, where the marks of what changed lead
 */
function list(
  title: string,
  changes: readonly Change[],
  version: string,
  idOf?: (change: Change) => string,
): ElementContent[] {
  if (changes.length === 0) return [];
  const items = changes.map((change) =>
    h(
      'li',
      idOf ? { id: idOf(change) } : {},
      h('a', { href: entryAddress(version, change.page, change.anchor) }, h('code', change.anchor)),
      change.words.length > 0 ? [': ', ...plain(change.words)] : [],
    ),
  );
  return [h('h3.api-g', title), h('ul.api-d', items)];
}
