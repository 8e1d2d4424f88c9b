import { describe, expect, it, vi } from 'vitest';
import type { LoadRecords } from './load';
import { performer } from './perform';
import { SearchUnavailable } from './searchUnavailable';
import { testRecords } from './testRecords';

const base = 'https://a.example/docs/';
const search = (version: string) =>
  ({ kind: 'search', version, query: 'orders', offset: 0, limit: 5 }) as const;

describe('a performer', () => {
  it('loads each version once, for all that ask at the same time', async () => {
    const load = vi.fn(async () => [...testRecords]);
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
    const perform = performer(base, async () => [...testRecords]);
    const task = { kind: 'answer', version: 'latest', questions: ['why was my order denied'] } as const;
    const { passages } = await perform<'answer'>(task);
    expect(passages[0]?.source.url).toBe('/docs/latest/concepts/execution');
  });

  it('loads anew after a failure', async () => {
    const load = vi
      .fn<LoadRecords>()
      .mockRejectedValueOnce(new SearchUnavailable('network', 'No network.'))
      .mockResolvedValue([...testRecords]);
    const perform = performer(base, load);
    await expect(perform(search('latest'))).rejects.toMatchObject({ reason: 'network' });
    expect((await perform<'search'>(search('latest'))).total).toBeGreaterThan(0);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
