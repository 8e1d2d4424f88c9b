import { describe, expect, it } from 'vitest';
import type { Hit } from '../shared/types';
import { firstHits, groupHits } from './groupHits';

const hit = (path: string, title: string): Hit => ({
  url: `/${title}`,
  path: ['Concepts', path],
  above: [],
  title: [{ text: title, marked: false }],
  snippet: [],
});

describe('groupHits', () => {
  it('gathers hits under their pages, three at most, and counts them as they are shown', () => {
    const groups = groupHits([
      hit('A', '1'),
      hit('B', '2'),
      hit('A', '3'),
      hit('A', '4'),
      hit('A', '5'),
      hit('__proto__', '6'),
    ]);
    expect(
      groups.map(({ path, hits }) => [path, ...hits.map(({ at, hit: { url } }) => `${at}${url}`)]),
    ).toEqual([
      ['Concepts › A', '0/1', '1/3', '2/4'],
      ['Concepts › B', '3/2'],
      ['Concepts › __proto__', '4/6'],
    ]);
  });

  it('tells which hits of a page have one title', () => {
    const [group] = groupHits([hit('A', 'Setup'), hit('A', 'Other'), hit('A', 'Setup')]);
    expect(group?.hits.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, false, true]);
  });
});

describe('firstHits', () => {
  it('are those that stand first, under their pages', () => {
    const groups = groupHits([hit('A', '1'), hit('B', '2'), hit('A', '3'), hit('C', '4')]);
    expect(firstHits(groups, 1).map(({ hits }) => hits.map(({ at }) => at))).toEqual([[0]]);
    expect(firstHits(groups, 3).map(({ hits }) => hits.map(({ at }) => at))).toEqual([[0, 1], [2]]);
    expect(firstHits(groups, 9)).toEqual(groups);
  });
});
