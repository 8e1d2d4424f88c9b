import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../shared/types';
import { suggestWords } from './suggest';

const record = (page: string, ...headings: string[]): SearchRecord => ({
  url: '/docs/latest/x',
  path: [],
  page,
  headings,
  kind: 'guide',
  text: '',
  code: [],
});
const records = [record('Indicators'), record('Portfolio', 'Exposures'), record('Orders')];

describe('suggestWords', () => {
  it('gives headings’ words that come near', () => {
    expect(suggestWords(records, 'indikatros')).toEqual(['indicators']);
    expect(suggestWords(records, 'what is portfoilos')).toEqual(['portfolio']);
  });

  it.each(['', 'zzzzzzzz', 'or', '注文', '__proto__', 'x'.repeat(10_000)])(
    'gives nothing for %.20s',
    (text) => {
      expect(suggestWords(records, text)).toEqual([]);
    },
  );
});
