import { describe, expect, it } from 'vitest';
import { entryExample } from '../../plugins/reference/node/examples/read';
import { checkedEntries, entryDifferences, mergedEntries, recordOf, silent } from './entries';
import { entryPage } from './entries';
import type { PageRun } from './page';

const example = entryExample('cache/Cache.py', 'x = 1\ny = 2\nprint(x + y)\n');
const { hash } = example.example;

const run = (output: string, failures: readonly string[] = []): PageRun => ({
  page: entryPage('latest', example),
  records: failures.length > 0 ? [undefined] : [{ hash, outcome: 'ran', date: '2026-11-22', output }],
  failures,
  kept: new Map(),
});
const kept = (output: string, of = hash) => ({
  version: '1',
  entries: { 'cache#Cache': { hash: of, date: '2026-11-20', output } },
});

describe('a new run of an example against the kept one', () => {
  it('finds nothing when all repeats but ids drawn at random', () => {
    expect(entryDifferences(run('3'), kept('3'))).toEqual([]);
    const [one, other] = ['a', 'b'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`);
    expect(entryDifferences(run(one ?? ''), kept(other ?? ''))).toEqual([]);
  });

  it('finds another output and a changed file', () => {
    expect(entryDifferences(run('4'), kept('3'))).toEqual([
      expect.stringMatching(/^platform\/entries\/cache\/Cache\.py: the example printed something else/),
    ]);
    expect(entryDifferences(run('3'), kept('3', 'other'))).toEqual([
      'platform/entries/cache/Cache.py: this example changed since its last run on latest',
    ]);
  });

  it('finds one that prints nothing', () => {
    expect(silent(run(''))).toEqual([
      'platform/entries/cache/Cache.py: the example prints nothing on latest',
    ]);
    expect(silent(run('3'))).toEqual([]);
    expect(silent(run('', ['it failed']))).toEqual([]);
  });

  it('asks for a kept run where there is none', () => {
    expect(() => checkedEntries('nowhere', [run('3')], false)).toThrow(/entry-examples/);
  });
});

describe('keeping runs', () => {
  const now = recordOf(run('3'));

  it('keeps the old record when a run says nothing new, and takes a new one', () => {
    const runs = new Map(now ? [['cache#Cache', now]] : []);
    expect(mergedEntries(kept('3'), '1', runs, ['cache#Cache'])).toEqual(kept('3'));
    expect(mergedEntries(kept('4'), '2', runs, ['cache#Cache'])).toEqual({
      version: '2',
      entries: { 'cache#Cache': now },
    });
  });

  it('drops runs of examples that are no more', () => {
    expect(mergedEntries(kept('3'), '1', new Map(), [])).toEqual({ version: '1', entries: {} });
    expect(mergedEntries(kept('3'), '1', new Map(), ['cache#Cache'])).toEqual(kept('3'));
  });
});
