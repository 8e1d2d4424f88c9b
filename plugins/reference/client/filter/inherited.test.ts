import { describe, expect, it } from 'vitest';
import { inheritedHits } from './inherited';
import { readQuery } from './match';

const fold = { names: ['clock', 'subscribe_bars'], owner: 'Actor', show: () => undefined };
const hits = (text: string, own: readonly string[] = []) =>
  inheritedHits(fold, 'Strategy', readQuery(text), new Set(own));

describe('inherited names in the filter', () => {
  it('are meant by themselves or with their heir', () => {
    expect(hits('bars')).toEqual(['subscribe_bars']);
    expect(hits('Strategy.clock')).toEqual(['clock']);
    expect(hits('Trader.clock')).toEqual([]);
  });

  it('are left out where the page shows them under their own class', () => {
    expect(hits('clock', ['Actor.clock'])).toEqual([]);
    expect(hits('Strategy.clock', ['Actor.clock'])).toEqual(['clock']);
  });
});
