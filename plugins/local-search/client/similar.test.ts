import { describe, expect, it } from 'vitest';
import { edits, similarTerms } from './similar';

describe('edits', () => {
  it.each([
    ['order', 'order', 0],
    ['ordre', 'order', 1],
    ['catlog', 'catalog', 1],
    ['orders', 'order', 1],
    ['strategey', 'strategy', 1],
    ['abc', 'xyz', 3],
  ])('%s to %s: %i', (word, other, count) => expect(edits(word, other, false, 2)).toBe(Math.min(count, 3)));

  it('counts to the beginning of a word that is still typed', () => {
    expect(edits('instlla', 'installation', true, 2)).toBe(1);
    expect(edits('instlla', 'installation', false, 2)).toBe(3);
  });
});

describe('similar terms', () => {
  const known = ['order', 'older', 'border', 'strategy', 'reconciliation'];
  it.each([
    ['ordr', ['order']],
    ['xyz', []],
    ['reconcilation', ['reconciliation']],
    ['strtgy', []],
    ['starteggy', ['strategy']],
  ])('of %s are %j', (word, terms) => expect(similarTerms(word, known, false).terms).toEqual(terms));
});
