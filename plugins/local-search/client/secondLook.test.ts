import { describe, expect, it } from 'vitest';
import type { Found } from './find';
import { readQuery } from './query';
import { secondLook } from './secondLook';
import { testRecord } from './testRecords';
import { defaultWeights } from './weights';

const question = readQuery('how do I read the balance of my account ');

const found = (url: string, score: number, more: Partial<Found> = {}): Found => ({
  id: 0,
  record: testRecord(url, 'Page'),
  score,
  coverage: 1,
  prominence: 0.3,
  terms: new Set(),
  ...more,
});

const urls = (ranked: readonly Found[], query = question) =>
  secondLook(ranked, query, defaultWeights).map(({ record }) => record.url.slice('/docs/latest/'.length));

describe('a sentence', () => {
  it.each([
    ['how do I read the balance of my account ', true],
    ['read balance account ', false],
    ['balance of an account ', false],
    ['how do I read the AccountBalance of my account ', false],
  ])('%s: %s', (text, expected) => expect(readQuery(text).isSentence).toBe(expected));
});

describe('the second look', () => {
  const chance = found('concepts/logging', 10);
  const inHeading = found('concepts/portfolio', 8, { prominence: 0.8 });

  it('prefers a section with the words in its heading', () => {
    expect(urls([chance, inHeading])).toEqual(['concepts/portfolio', 'concepts/logging']);
  });

  it('prefers a page that speaks of the question in several places', () => {
    const ranked = [chance, found('concepts/cache#one', 9), found('concepts/cache#two', 8)];
    expect(urls(ranked)[0]).toBe('concepts/cache#one');
  });

  it('leaves alone what is a name, and what finds nothing', () => {
    expect(urls([chance, inHeading], readQuery('balance account '))).toEqual([
      'concepts/logging',
      'concepts/portfolio',
    ]);
    expect(urls([])).toEqual([]);
  });

  it('keeps all, in order of their scores', () => {
    const ranked = Array.from({ length: 60 }, (_, at) => found(`page-${String(at)}`, 60 - at, { id: at }));
    const anew = secondLook(ranked, question, defaultWeights);
    expect(new Set(anew.map(({ id }) => id)).size).toBe(60);
    expect(anew.map(({ score }) => score)).toEqual(anew.map(({ score }) => score).sort((a, b) => b - a));
  });
});
