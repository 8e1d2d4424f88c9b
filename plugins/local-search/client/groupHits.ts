import type { Hit } from '../shared/types';
import { plainTitle } from './plainTitle';

/** A hit of a group, with its place among all that are shown. */
export interface GroupedHit {
  readonly hit: Hit;
  readonly at: number;
  /** Whether another one of its group has the same title. */
  readonly isAmbiguous: boolean;
}

/** The hits of one page. */
export interface HitGroup {
  readonly path: string;
  readonly hits: readonly GroupedHit[];
}

const mostOfOneGroup = 3;

/** Gathers hits under their pages, which follow each other as their best hits do. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const path = hit.path.join(' › ');
    const group = groups.get(path) ?? [];
    if (group.length < mostOfOneGroup) groups.set(path, [...group, hit]);
  }
  let at = 0;
  return [...groups].map(([path, group]) => {
    const titles = group.map(plainTitle);
    return {
      path,
      hits: group.map((hit, index) => ({
        hit,
        at: at++,
        isAmbiguous: titles.indexOf(titles[index] ?? '') !== titles.lastIndexOf(titles[index] ?? ''),
      })),
    };
  });
}

/** The groups as far as their first hits. */
export function firstHits(groups: readonly HitGroup[], most: number): HitGroup[] {
  return groups
    .map(({ path, hits }) => ({ path, hits: hits.filter(({ at }) => at < most) }))
    .filter(({ hits }) => hits.length > 0);
}
