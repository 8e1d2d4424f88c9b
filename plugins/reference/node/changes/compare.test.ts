import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import { compare } from './compare';
import type { SymbolFacts } from '../facts/types';
import { readReference } from '../facts/reference';

function compared(before: readonly SymbolFacts[], after: readonly SymbolFacts[]) {
  const site = factSite({ latest: [moduleFacts(before)], nightly: [moduleFacts(after)] });
  return compare(readReference(site, 'latest'), readReference(site, 'nightly'));
}

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
    expect(changed[0]?.details).toEqual(['a: int = 0 → int = 10', 'c added: str', 'b removed (untyped)']);
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
    const details = (before: SymbolFacts, after: SymbolFacts) =>
      compared([before], [after]).changed[0]?.details;
    expect(details(call('a', 'params'), call('a', 'quote', 'params'))).toEqual([
      'quote added: int',
      'by position: params 2 → 3',
    ]);
    expect(details(call('a', 'b'), call('b', 'a'))).toEqual(['by position: b 2 → 1, a 1 → 2']);
    expect(details(call('a'), call('a', 'b'))).toEqual(['b added: int']);
  });

  it('marks nothing for an attribute that became a property', () => {
    const as = (kind: 'attribute' | 'property'): SymbolFacts => ({
      ...cacheClass,
      members: [{ kind, name: 'size', line: 3, type: 'int' }],
    });
    expect(compared([as('attribute')], [as('property')]).changed).toEqual([]);
  });
});
