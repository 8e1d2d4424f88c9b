import { describe, expect, it } from 'vitest';
import { factSite, moduleFacts, siteDir, symbol } from '../../testFacts';
import { readReference } from '../facts/reference';
import { relatedMembers, relatedSymbols, stemOf } from './related';

describe('what a reader may look for next', () => {
  it.each([
    ['subscribe_bars', 'bar'],
    ['unsubscribe_bars', 'bar'],
    ['on_bar', 'bar'],
    ['cancel_orders', 'order'],
    ['submit_order', 'order'],
    ['request', 'request'],
    ['to_dict', 'dict'],
    ['process', 'process'],
  ])('%s is about %s', (method, stem) => {
    expect(stemOf(method)).toBe(stem);
  });

  it('are methods of the class about the same thing, inherited ones where they stand', () => {
    const reference = readReference(siteDir, 'latest');
    const strategy = reference.byName.get('nautilus_trader.trading.strategy.Strategy');
    if (!strategy) throw new Error('no Strategy');
    expect(relatedMembers(reference, strategy, 'cancel_order').map(({ name }) => name)).toContain(
      'submit_order',
    );
    expect(relatedMembers(reference, strategy, 'subscribe_bars')).toContainEqual({
      name: 'on_bar',
      to: { page: 'common', anchor: 'Actor.on_bar' },
    });
    expect(relatedMembers(reference, strategy, '_submit_order')).toEqual([]);
  });

  it('are the config and the siblings of a class, of a small family', () => {
    const heir = (name: string) =>
      symbol({ kind: 'class', name, anchor: name, line: 1, bases: ['nautilus_trader.base.Base'] });
    const names = (count: number) => Array.from({ length: count }, (_, index) => `Heir${index}`);
    const related = (count: number) => {
      const config = symbol({ kind: 'config', name: 'Heir0Config', anchor: 'Heir0Config', line: 1 });
      const site = factSite({ latest: [moduleFacts([...names(count).map(heir), config])] });
      const reference = readReference(site, 'latest');
      const [first] = reference.pages.get('cache') ?? [];
      return first ? relatedSymbols(reference, first).map(({ name }) => name) : [];
    };
    expect(related(3)).toEqual(['Heir0Config', 'Heir1', 'Heir2']);
    expect(related(40)).toEqual(['Heir0Config']);
  });
});
