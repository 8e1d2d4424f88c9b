import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../testFacts';
import type { ModuleFacts } from './facts/types';
import { referenceRecords } from './search';

const config = symbol({
  kind: 'config',
  name: 'CacheConfig',
  anchor: 'CacheConfig',
  line: 1,
  fields: [
    { name: 'size', line: 2, type: 'PositiveInt', default: 'MOST', defaultValue: '9', constraint: '> 0' },
  ],
});
const side = symbol({
  kind: 'enum',
  name: 'Side',
  anchor: 'Side',
  line: 1,
  members: [{ kind: 'member', name: 'BUY', line: 2, value: '1' }],
});
const constant = symbol({ kind: 'constant', name: 'X', anchor: 'X', line: 1, value: '1' });

function records(modules: readonly ModuleFacts[], said: object = {}) {
  const site = factSite({ latest: modules }, { 'facts/descriptions/cache.json': said });
  return [...referenceRecords(site, 'latest').values()].flat();
}

describe('search records of the reference', () => {
  it('are its sections, entries and members, with kinds and the class that they belong to', () => {
    const found = records([moduleFacts([cacheClass, side, constant])]);
    expect(found.map(({ anchor, headings, kind, home }) => [anchor, headings, kind, home])).toEqual([
      ['classes', ['Classes'], undefined, 'Classes'],
      ['Cache', ['Classes', 'Cache'], 'class', 'Cache'],
      ['Cache.order', ['Classes', 'Cache', 'order'], 'method', 'Cache'],
      ['Cache.size', ['Classes', 'Cache', 'size'], 'property', 'Cache'],
      ['enums', ['Enums'], undefined, 'Enums'],
      ['Side', ['Enums', 'Side'], 'enum', 'Side'],
      // What has no record of its own is found with its section.
      ['constants', ['Constants'], undefined, 'Constants'],
    ]);
    expect(found.at(-1)?.lines).toEqual(['X = 1']);
  });

  it('stand by the address of their page', () => {
    const site = factSite({ latest: [moduleFacts([cacheClass])] });
    expect([...referenceRecords(site, 'latest').keys()]).toEqual(['/docs/latest/api_reference/cache']);
  });

  it('say what the page says, without marks', () => {
    const said = { Cache: { line: 'Holds `Order`s.', parameters: { config: 'What it *keeps*.' } } };
    const [, entry, method] = records([moduleFacts([cacheClass])], said);
    expect(entry?.lines).toEqual(['Holds Orders.', 'from nautilus_trader.cache.cache import Cache']);
    expect(entry?.code).toEqual(['Cache(config=None)']);
    expect(method?.code).toEqual(['order(id)']);
  });

  it('name the lines of enums and configs', () => {
    const found = records([moduleFacts([config, side])]);
    expect(found.map(({ names }) => names)).toEqual([undefined, ['size'], undefined, ['BUY']]);
    expect(found[1]?.lines.at(-1)).toBe('size · PositiveInt · MOST (9) · Must be > 0 when read from JSON.');
    expect(found[3]?.lines.at(-1)).toBe('BUY = 1');
  });

  it('know what stands aside', () => {
    const kit = { module: 'nautilus_trader.test_kit.mocks', page: 'backtest' };
    const found = records([moduleFacts([cacheClass], kit), moduleFacts([side], { page: 'backtest' })]);
    expect(found.filter(({ isAside }) => isAside).map(({ headings }) => headings[0])).toContain(
      'Test kit: classes',
    );
    expect(found.find(({ anchor }) => anchor === 'Side')?.isAside).toBe(false);
  });
});
