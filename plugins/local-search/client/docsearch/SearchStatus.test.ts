import { describe, expect, it } from 'vitest';
import { statusText } from './SearchStatus';

const state = {
  query: 'orders',
  status: 'idle',
  collections: [],
  activeItemId: null,
  context: { nbHits: 12 },
};

describe('statusText', () => {
  it.each([
    ['12 results', state],
    ['1 result', { ...state, context: { nbHits: 1 } }],
    ['No results', { ...state, context: { nbHits: 0 } }],
    ['', { ...state, query: ' ' }],
    [undefined, { ...state, status: 'loading' }],
    [undefined, { ...state, context: {} }],
  ])('is %j', (text, of) => {
    expect(statusText(of)).toBe(text);
  });

  it('tells a failure in the words that are shown', () => {
    expect(statusText({ ...state, status: 'error' })).toMatch(/^Unable to fetch results\./);
  });
});
