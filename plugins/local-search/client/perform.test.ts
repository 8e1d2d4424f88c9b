import { describe, expect, it, vi } from 'vitest';
import type { LoadRecords } from './load';
import { performer } from './perform';
import { SearchUnavailable } from './searchUnavailable';
import type { SearchRecord } from '../shared/types';
import { testRecords } from './testRecords';

const base = 'https://a.example/docs/';
const noMessages = async () => ({ texts: [], places: [], functions: [], files: [], pages: [] });
/** A load that is done. */
const loaded = (records = testRecords) => ({
  names: Promise.resolve([...records]),
  whole: Promise.resolve([...records]),
  messages: noMessages,
});
const search = (version: string) =>
  ({ kind: 'search', version, query: 'orders', offset: 0, limit: 5 }) as const;

describe('a performer', () => {
  it('loads each version once, for all that ask at the same time', async () => {
    const load = vi.fn(() => loaded());
    const perform = performer(base, load);
    const [, answer] = await Promise.all([
      perform<'warm'>({ kind: 'warm', version: 'latest' }),
      perform<'search'>(search('latest')),
      perform<'search'>(search('nightly')),
    ]);
    await perform<'search'>(search('latest'));
    expect(load.mock.calls).toEqual([['latest'], ['nightly']]);
    expect(answer.hits[0]?.path).toEqual(['Concepts', 'Orders']);
  });

  it('answers questions with passages of the version', async () => {
    const perform = performer(base, () => loaded());
    const task = { kind: 'answer', version: 'latest', questions: ['why was my order denied'] } as const;
    const { passages } = await perform<'answer'>(task);
    expect(passages[0]?.source.url).toBe('/docs/latest/concepts/execution');
  });

  it('loads anew after a failure', async () => {
    const load = vi
      .fn<LoadRecords>()
      .mockImplementationOnce(() => {
        const failure = Promise.reject<SearchRecord[]>(new SearchUnavailable('network', 'No network.'));
        return { names: failure, whole: failure, messages: noMessages };
      })
      .mockImplementation(() => loaded());
    const perform = performer(base, load);
    await expect(perform(search('latest'))).rejects.toMatchObject({ reason: 'network' });
    expect((await perform<'search'>(search('latest'))).total).toBeGreaterThan(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('finds by names what the texts are still awaited for, and says so; what no name holds waits for them', async () => {
    let arrive = (_records: SearchRecord[]) => {};
    const whole = new Promise<SearchRecord[]>((resolve) => (arrive = resolve));
    const names = Promise.resolve(testRecords.map((record) => ({ ...record, text: '', code: [] })));
    const perform = performer(base, () => ({ names, whole, messages: noMessages }));
    const first = await perform<'search'>(search('latest'));
    expect([first.isFirst, first.hits[0]?.snippet]).toEqual([true, []]);
    const inText = perform<'search'>({ ...search('latest'), query: 'trigger' });
    arrive([...testRecords]);
    expect((await inText).total).toBeGreaterThan(0);
    await perform({ kind: 'warm', version: 'latest' });
    expect((await perform<'search'>(search('latest'))).isFirst).toBeUndefined();
  });
});
