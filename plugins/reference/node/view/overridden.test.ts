import { expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import { readPage } from './page';
import { textOf } from './pieces';

const named = (name: string) => `nautilus_trader.cache.cache.${name}`;
const own = symbol({
  kind: 'class',
  name: 'OwnCache',
  anchor: 'OwnCache',
  line: 40,
  members: [
    { kind: 'method', name: 'order', line: 41, parameters: [], returns: 'Cache' },
    { kind: 'attribute', name: 'size', line: 42, type: 'int' },
    { kind: 'attribute', name: 'own', line: 43, type: 'int' },
  ],
});

/** What the page says of members of `OwnCache`, which is a `Cache`. */
function lines(said: object) {
  const index = {
    symbols: {},
    modules: {},
    lineage: { [named('OwnCache')]: [named('Cache')] },
    exports: {},
  };
  const site = factSite(
    { latest: [moduleFacts([cacheClass, own])] },
    { 'facts/descriptions/cache.json': said, 'facts/latest/symbols.json': index },
  );
  const [section] = readPage(site, 'latest', 'cache').sections;
  if (section?.shape !== 'entries') throw new Error('The page has no entries.');
  const members = section.entries.at(-1)?.groups.flatMap((group) => group.members) ?? [];
  return Object.fromEntries(
    members.map(({ name, line, isAsBase }) => [name, [textOf(line ?? []), isAsBase ?? false]]),
  );
}

it('a member without words of its own is as the one it overrides, where that one has words', () => {
  expect(lines({ 'Cache.order': 'Finds an order.' })).toEqual({
    order: ['As Cache.order.', true],
    size: ['', false],
    own: ['', false],
  });
});

it('words of its own come first', () => {
  const said = { 'Cache.order': 'Finds an order.', 'OwnCache.order': 'Finds its own alone.' };
  expect(lines(said)['order']).toEqual(['Finds its own alone.', false]);
});
