import { defaultVersion, developedVersion } from '../../../../config/site';
import type { Change, Comparison } from './compare';
import { compareText } from '../text';

/** What differs on one page between the two versions. */
export interface PageChanges {
  readonly page: string;
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
  readonly changed: readonly Change[];
}

/** Groups a comparison by page, in the order of addresses. */
export function changesByPage(comparison: Comparison): PageChanges[] {
  const { added, removed, changed } = comparison;
  const pages = new Set([...added, ...removed, ...changed].map(({ page }) => page));
  return [...pages].sort(compareText).map((page) => changesOf(comparison, page));
}

/** What differs on one page, anchors in order; three empty lists where nothing does. */
export function changesOf({ added, removed, changed }: Comparison, page: string): PageChanges {
  const of = (changes: readonly Change[]) =>
    changes.filter((change) => change.page === page).sort((a, b) => compareText(a.anchor, b.anchor));
  return { page, added: of(added), removed: of(removed), changed: of(changed) };
}

/** Such as `3 added, 1 removed`. */
export function countText({ added, removed, changed }: PageChanges): string {
  return [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

/** A page's name in lists: its path below the reference. */
export function pageName(page: string): string {
  return page.replace(/\/index$/, '') || page;
}

/** The page of the developed version that tells the changes. */
export const changesPage = 'index';

/** The address of a change on its page, such as `changed/model/orders/Order.is_open`; no symbol's has a slash. */
export function changeId({ page, anchor }: Pick<Change, 'page' | 'anchor'>): string {
  return `changed/${page}/${anchor}`;
}

/** What stands in that part right after a release. */
export const noChanges = 'Nothing: the sources of both versions agree.';

/** What stands there else, before the lists. */
export const comparedText = `Compared with ${defaultVersion}, symbol by symbol, from both sources. Members of what is new or gone as a whole aren't listed.`;

/** Id and title of the part that tells a page's own changes, in both versions. */
export const ownChangesHeading = {
  id: `changed-in-${developedVersion}`,
  title: `Changed in ${developedVersion}`,
};

/** Id and title of the part that tells the changes. */
export const changesHeading = { id: 'changed-since-latest', title: 'Changed since latest' } as const;
