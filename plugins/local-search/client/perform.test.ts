import { describe, expect, it, vi } from 'vitest';
import type { LoadRecords } from './load';
import { performer } from './perform';
import { SearchUnavailable } from './searchUnavailable';
import type { SearchRecord } from '../shared/types';
import { testRecords } from './testRecords';

const base = 'https://a.example/docs/';
const noMessages = async () => ({ texts: [], places: [], functions: [], files: [], pages: [], remedies: [] });
/** A load that is done. */
const loaded = (records = testRecords) => ({
  names: Promise.resolve([...records]),
  texts: Promise.resolve(records.map((record) => ({ ...record, code: [] }))),
  whole: async () => records,
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
        return { names: failure, texts: failure, whole: () => failure, messages: noMessages };
      })
      .mockImplementation(() => loaded());
    const perform = performer(base, load);
    await expect(perform(search('latest'))).rejects.toMatchObject({ reason: 'network' });
    expect((await perform<'search'>(search('latest'))).total).toBeGreaterThan(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('answers from the new index where a deployment replaced the old one between search and question', async () => {
    const old = {
      ...loaded(),
      whole: () => Promise.reject(new SearchUnavailable('damaged', 'Of another build.')),
    };
    const load = vi
      .fn<LoadRecords>()
      .mockImplementationOnce(() => old)
      .mockImplementation(() => loaded());
    const perform = performer(base, load);
    await perform<'search'>(search('latest'));
    const task = { kind: 'answer', version: 'latest', questions: ['why was my order denied'] } as const;
    expect((await perform<'answer'>(task)).passages).not.toEqual([]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('answers who pastes a message with its cause and remedy first', async () => {
    const file = {
      ...(await noMessages()),
      texts: ['no instrument {} in the cache'],
      places: [[]],
      remedies: [[0, 'concepts/orders#message-x', 'It was not added.', 'Call `add_instrument` first.']],
    } as const;
    const perform = performer(base, () => ({ ...loaded(), messages: async () => file }));
    const question = '[ERROR] X: no instrument BTCUSDT.BINANCE in the cache';
    const task = { kind: 'answer', version: 'latest', questions: [question] } as const;
    const { passages } = await perform<'answer'>(task);
    expect(passages[0]).toMatchObject({
      quote: 'It was not added. Remedy: Call add_instrument first.',
      source: { name: 'Concepts › Orders', url: '/docs/latest/concepts/orders#message-x' },
    });
  });

  it('searches what was pasted without the parts that fail, and with them the next time', async () => {
    const whole = vi
      .fn(async () => testRecords)
      .mockImplementationOnce(() => Promise.reject(new SearchUnavailable('network', 'No network.')));
    const perform = performer(base, () => ({ ...loaded(), whole }));
    const pasted = { ...search('latest'), query: 'my order was denied by the risk engine' };
    expect((await perform<'search'>(pasted)).total).toBeGreaterThan(0);
    expect((await perform<'search'>(pasted)).total).toBeGreaterThan(0);
    expect(whole).toHaveBeenCalledTimes(2);
  });

  it('finds by names what the texts are still awaited for, and says so; what no name holds waits for them', async () => {
    let arrive = (_records: SearchRecord[]) => {};
    const texts = new Promise<SearchRecord[]>((resolve) => (arrive = resolve));
    const names = Promise.resolve(testRecords.map((record) => ({ ...record, text: '', code: [] })));
    const perform = performer(base, () => ({ ...loaded(), names, texts }));
    const first = await perform<'search'>(search('latest'));
    expect([first.isFirst, first.hits[0]?.snippet]).toEqual([true, []]);
    const inText = perform<'search'>({ ...search('latest'), query: 'trigger' });
    arrive([...testRecords]);
    expect((await inText).total).toBeGreaterThan(0);
    await perform({ kind: 'warm', version: 'latest' });
    expect((await perform<'search'>(search('latest'))).isFirst).toBeUndefined();
  });
});
