import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import { readPage } from '../view/page';
import { readReference } from './reference';
import type { ModuleFacts } from './types';

const broken = (change: (module: Record<string, unknown>) => void): ModuleFacts => {
  const module = structuredClone(moduleFacts([cacheClass])) as unknown as Record<string, unknown>;
  change(module);
  return module as unknown as ModuleFacts;
};

describe('facts', () => {
  it('are read by page, and a class without constructor has none', () => {
    const { constructor: _gone, ...bare } = cacheClass;
    const reference = readReference(factSite({ latest: [moduleFacts([symbol(bare)])] }), 'latest');
    expect([...reference.pages.keys()]).toEqual(['cache']);
    expect(reference.byName.get('nautilus_trader.cache.cache.Cache')?.symbol.constructor).toBeUndefined();
  });

  it('that lack a field name the file', () => {
    const site = factSite({ latest: [broken((module) => delete module['language'])] });
    expect(() => readReference(site, 'latest')).toThrow(
      /^facts\/latest\/api\/nautilus_trader\.cache\.cache\.json is not as its schema says: .*language/s,
    );
  });

  it('with an unknown kind name the file', () => {
    const site = factSite({ latest: [moduleFacts([{ ...cacheClass, kind: 'klass' as 'class' }])] });
    expect(() => readReference(site, 'latest')).toThrow(/cache\.json is not as its schema says: .*kind/s);
  });

  it('that are no JSON name the file', () => {
    const site = factSite({ latest: [] }, { 'facts/latest/api/x.json': '{' });
    expect(() => readReference(site, 'latest')).toThrow(/^facts\/latest\/api\/x\.json can't be read/);
  });

  it('that are missing say how to make them', () => {
    expect(() => readReference(factSite({ latest: [] }), 'latest')).toThrow(/npm run facts/);
  });

  it('of no module on a page name the page', () => {
    const site = factSite({ latest: [moduleFacts([cacheClass])] });
    expect(() => readPage(site, 'latest', 'risk')).toThrow(/no module in facts\/latest\/api .*'risk'/);
  });

  it('with descriptions of another shape name file and symbol', () => {
    const site = factSite(
      { latest: [moduleFacts([cacheClass])] },
      { 'facts/descriptions/cache.json': { Cache: { text: 'x' } } },
    );
    expect(() => readReference(site, 'latest').describe('cache', 'Cache')).toThrow(
      "facts/descriptions/cache.json: 'Cache' has the unknown key 'text'.",
    );
  });

  it('take the line of their version', () => {
    const site = factSite(
      { latest: [moduleFacts([cacheClass])] },
      { 'facts/descriptions/cache.json': { Cache: { line: 'Memory.', nightly: 'New memory.' } } },
    );
    expect(readReference(site, 'latest').describe('cache', 'Cache')?.line).toBe('Memory.');
    expect(readReference(site, 'nightly').describe('cache', 'Cache')?.line).toBe('New memory.');
  });

  it('take what is so in their version alone in the place of what both say', () => {
    const order = {
      line: 'Gives an order.',
      more: 'From memory.',
      parameters: { id: 'Its id.', side: 'Its side.' },
      nightly: { more: 'From disk.', parameters: { side: 'Both sides count.' } },
    };
    const site = factSite(
      { latest: [moduleFacts([cacheClass])] },
      { 'facts/descriptions/cache.json': { 'Cache.order': order } },
    );
    const { line, more, parameters } = order;
    expect(readReference(site, 'latest').describe('cache', 'Cache.order')).toEqual({
      line,
      more,
      parameters,
    });
    expect(readReference(site, 'nightly').describe('cache', 'Cache.order')).toEqual({
      line,
      more: 'From disk.',
      parameters: { id: 'Its id.', side: 'Both sides count.' },
    });
  });

  it('refuse an unknown key in what is said of one version', () => {
    const site = factSite(
      { latest: [moduleFacts([cacheClass])] },
      { 'facts/descriptions/cache.json': { Cache: { line: 'Memory.', nightly: { text: 'x' } } } },
    );
    expect(() => readReference(site, 'nightly').describe('cache', 'Cache')).toThrow(
      "facts/descriptions/cache.json: 'Cache', nightly has the unknown key 'text'.",
    );
  });
});
