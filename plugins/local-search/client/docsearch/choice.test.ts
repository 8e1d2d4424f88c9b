import { describe, expect, it } from 'vitest';
import { firstChoice } from './choice';

const ask = { source: { sourceId: 'askAI' }, items: [{}] };
const hits = { source: { sourceId: 'hits' }, items: [{}, {}] };

describe('firstChoice', () => {
  it('is the first hit', () => {
    expect(firstChoice([ask, hits], 1)).toBe(1);
  });

  it('is the first row where there are no hits to choose', () => {
    expect(firstChoice([ask], 1)).toBe(0);
    expect(firstChoice([{ source: { sourceId: 'recentSearches' }, items: [{}, {}] }], 1)).toBe(0);
  });

  it('leaves what the reader chose', () => {
    expect(firstChoice([ask, hits], 3)).toBe(3);
    expect(firstChoice([ask, hits], null)).toBeNull();
  });
});
