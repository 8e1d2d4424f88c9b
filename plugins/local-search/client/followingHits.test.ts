import { expect, it } from 'vitest';
import type { Hit } from '../shared/types';
import { followingHits } from './followingHits';

const hit = (url: string, text = ''): Hit => ({
  url,
  path: [],
  above: [],
  title: [{ text: url, marked: false }],
  snippet: text ? [{ text, marked: false }] : [],
});
const results = (...hits: Hit[]) => ({ total: hits.length, hits });

it('keeps the first five rows in their places, with what is known of them now, and adds the others', () => {
  const first = results(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((url) => hit(url)));
  const whole = { total: 40, hits: [hit('x'), hit('b', 'words'), hit('g')] };
  const { total, hits } = followingHits(first, whole);
  expect(hits.map(({ url }) => url)).toEqual(['a', 'b', 'c', 'd', 'e', 'x', 'g']);
  expect(hits[1]?.snippet).toEqual([{ text: 'words', marked: false }]);
  expect(total).toBe(40);
});
