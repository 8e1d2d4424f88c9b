import { describe, expect, it } from 'vitest';
import { testRecord } from '../client/testRecords';
import { readersWords } from './readersWords';

const stops = testRecord('orders#stops', 'Orders', { headings: ['Stops'], text: 'It stops at noon.' });

describe('words of readers', () => {
  it('come to the section that they were written for', () => {
    const words = readersWords({
      searchWords: new Map([['orders#stops', ['halt', 'stops']]]),
      questions: new Map([['orders#stops', { 'When is the end?': 'at noon' }]]),
    });
    expect(words.brought(stops, 'orders#stops')).toEqual({
      ...stops,
      asked: ['halt'],
      questions: [{ question: 'When is the end?', at: 9 }],
      words: 'end',
    });
    expect(words.brought(stops, 'orders#other')).toEqual(stops);
    expect(() => words.check()).not.toThrow();
  });

  it('fail for a section that no version has', () => {
    const words = readersWords({ searchWords: new Map([['orders#gone', ['halt']]]) });
    words.brought(stops, 'orders#stops');
    expect(() => words.check()).toThrow("facts/search-words: no version has a section 'orders#gone'.");
  });

  it('fail for an answer that no version has, and hold while one does', () => {
    const questions = new Map([['orders#stops', { 'When is the end?': 'at noon' }]]);
    const mended = { ...stops, text: 'It stops at one.' };
    const gone = readersWords({ questions });
    gone.brought(mended, 'orders#stops');
    expect(() => gone.check()).toThrow("orders#stops: 'When is the end?' has no more 'at noon'");
    const kept = readersWords({ questions });
    kept.brought(mended, 'orders#stops');
    kept.brought(stops, 'orders#stops');
    expect(() => kept.check()).not.toThrow();
  });
});
