import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts } from '../../testFacts';
import { readReference } from '../facts/reference';
import { raisedOf } from './raised';

const reference = (said: unknown, version = 'latest') =>
  readReference(
    factSite({ latest: [moduleFacts([cacheClass])] }, { 'facts/descriptions/cache.json': said }),
    version,
  );
const read = (said: unknown, version?: string) =>
  raisedOf({ reference: reference({ 'Cache.order': said }, version), page: 'cache' }, 'Cache.order', [
    { error: 'builtins.KeyError', when: ['`id` is None', '`id` is empty'] },
    { error: 'ValueError' },
  ]);

describe('what a call raises', () => {
  it('is told with the cases of the facts, and without where nobody knows', () => {
    expect(read('Finds.')).toEqual([
      {
        error: 'KeyError',
        when: [
          { text: 'id', as: 'code' },
          { text: ' is None; ' },
          { text: 'id', as: 'code' },
          { text: ' is empty' },
        ],
      },
      { error: 'ValueError', when: [] },
    ]);
  });

  it('is told in our words where a description has them, by version too', () => {
    const said = {
      line: 'Finds.',
      raises: { KeyError: 'no such order' },
      nightly: { raises: { ValueError: 'late' } },
    };
    expect(read(said).map(({ when }) => when)).toEqual([[{ text: 'no such order' }], []]);
    expect(read(said, 'nightly').map(({ when }) => when)).toEqual([
      [{ text: 'no such order' }],
      [{ text: 'late' }],
    ]);
  });

  it('is told too where descriptions alone know it, and stands among the others', () => {
    const found = read({ line: 'Finds.', raises: { TypeError: '`id` is no id' } });
    expect(found.map(({ error }) => error)).toEqual(['KeyError', 'TypeError', 'ValueError']);
    expect(found[1]?.when).toEqual([{ text: 'id', as: 'code' }, { text: ' is no id' }]);
  });

  it('refuses an exception without its condition', () => {
    expect(() => read({ line: 'Finds.', raises: { TypeError: ' ' } })).toThrow(
      "facts/descriptions/cache.json: 'Cache.order': 'raises' must be an object of texts.",
    );
  });

  it('refuses words that are no texts', () => {
    expect(() => read({ line: 'Finds.', raises: ['KeyError'] })).toThrow(
      /'raises' must be an object of texts/,
    );
  });
});
