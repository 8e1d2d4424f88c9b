import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import { wordsMarkdown } from '../markdown';
import { type Change, compare } from './compare';
import type { SymbolFacts } from '../facts/types';
import { readReference } from '../facts/reference';
import { comparisonOf } from './marks';
import { replacementGaps } from './replacements';

function compared(before: readonly SymbolFacts[], after: readonly SymbolFacts[]) {
  const site = factSite({ latest: [moduleFacts(before)], nightly: [moduleFacts(after)] });
  return compare(readReference(site, 'latest'), readReference(site, 'nightly'));
}

const wordsOf = ([change]: readonly Change[]) => wordsMarkdown(change?.words ?? []);

const enumOf = (...names: string[]): SymbolFacts =>
  symbol({
    kind: 'enum',
    name: 'Side',
    anchor: 'Side',
    line: 1,
    members: names.map((name, index) => ({ kind: 'member', name, line: index + 2, value: String(index) })),
  });

describe('compare', () => {
  it('finds nothing in the same facts, wherever they stand in the source', () => {
    const { added, removed, changed } = compared([cacheClass], [{ ...cacheClass, line: 99 }]);
    expect([added, removed, changed]).toEqual([[], [], []]);
  });

  it('tells a new class without its members, and a new member of an old one', () => {
    const { added, removed } = compared([enumOf('BUY')], [enumOf('BUY', 'SELL'), cacheClass]);
    expect(added.map(({ anchor }) => anchor)).toEqual(['Side.SELL', 'Cache']);
    expect(removed).toEqual([]);
  });

  it('tells what is gone', () => {
    expect(compared([enumOf('BUY', 'SELL')], [enumOf('BUY')]).removed.map(({ anchor }) => anchor)).toEqual([
      'Side.SELL',
    ]);
  });

  it('tells which parameter changed, came and went', () => {
    const call = (parameters: SymbolFacts['parameters']): SymbolFacts =>
      symbol({
        kind: 'function',
        name: 'f',
        anchor: 'f',
        line: 1,
        parameters: parameters ?? [],
      });
    const { changed } = compared(
      [call([{ name: 'a', type: 'int', default: '0' }, { name: 'b' }])],
      [
        call([
          { name: 'a', type: 'int', default: '10' },
          { name: 'c', type: 'str' },
        ]),
      ],
    );
    expect(wordsOf(changed)).toBe('`a`: default `10`, was `0`; takes `c: str`; no longer takes `b`');
  });

  it('tells which parameters a call by position now reaches, beside other changes', () => {
    const call = (...names: string[]): SymbolFacts =>
      symbol({
        kind: 'function',
        name: 'f',
        anchor: 'f',
        line: 1,
        parameters: [
          ...names.map((name) => ({ name, type: 'int' })),
          { name: 'last', type: 'int', kind: 'keyword-only' },
        ],
      });
    const details = (before: SymbolFacts, after: SymbolFacts) => wordsOf(compared([before], [after]).changed);
    expect(details(call('a', 'params'), call('a', 'quote', 'params'))).toBe(
      'takes `quote: int`; `params` is argument 3 by position, was 2',
    );
    expect(details(call('a', 'b'), call('b', 'a'))).toBe(
      '`b` is argument 1 by position, was 2; `a` is argument 2 by position, was 1',
    );
    expect(details(call('a'), call('a', 'b'))).toBe('takes `b: int`');
  });

  it('tells what else differs in words', () => {
    type Facts = Partial<Omit<SymbolFacts, 'constructor'>>;
    const call = (facts: Facts): SymbolFacts =>
      symbol({ kind: 'function', name: 'f', anchor: 'f', line: 1, parameters: [], ...facts });
    const told = (before: Facts, after: Facts) => wordsOf(compared([call(before)], [call(after)]).changed);
    expect(told({ returns: 'int' }, { returns: 'str | None' })).toBe('returns `str | None`, was `int`');
    expect(
      told(
        { parameters: [{ name: 'a', type: 'int' }] },
        { parameters: [{ name: 'a', type: 'str', default: "''" }] },
      ),
    ).toBe("`a` is `str`, was `int`; `a` may be left out: default `''`");
    expect(
      told(
        { parameters: [{ name: 'a', default: '1' }] },
        { parameters: [{ name: 'a', kind: 'keyword-only' }] },
      ),
    ).toBe('`a` must be given, default was `1`; `a` is keyword-only, was positional or keyword');
    expect(told({ kind: 'constant', value: '1' }, { kind: 'constant', value: '2' })).toBe(
      'value `2`, was `1`',
    );
  });

  it('says what to use instead of what is gone, where somebody wrote it', () => {
    const site = factSite(
      { latest: [moduleFacts([cacheClass])], nightly: [moduleFacts([])] },
      { 'facts/replacements.json': { cache: { Cache: 'use `Store`.' } } },
    );
    const comparison = comparisonOf(site);
    expect(wordsOf(comparison.removed)).toBe('use `Store`');
    expect(replacementGaps(site, comparison)).toEqual([]);
    expect(
      replacementGaps(site, { ...comparison, removed: [{ page: 'cache', anchor: 'Old', words: [] }] }),
    ).toEqual([
      "cache#Old is gone, and facts/replacements.json doesn't say what to use instead.",
      "facts/replacements.json tells of cache#Cache, which isn't gone.",
    ]);
  });

  it('marks nothing for an attribute that became a property', () => {
    const as = (kind: 'attribute' | 'property'): SymbolFacts => ({
      ...cacheClass,
      members: [{ kind, name: 'size', line: 3, type: 'int' }],
    });
    expect(compared([as('attribute')], [as('property')]).changed).toEqual([]);
  });
});
