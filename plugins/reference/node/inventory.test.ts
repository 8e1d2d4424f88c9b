import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, siteDir, symbol } from '../testFacts';
import { inventory, inventoryLines } from './inventory';

const enumeration = symbol({
  kind: 'enum',
  name: 'Side',
  anchor: 'Side',
  line: 1,
  members: [{ kind: 'member', name: 'BUY', line: 2, value: '1' }],
});

describe('inventory', () => {
  it('is a head that Sphinx knows, and compressed lines', () => {
    const bytes = Buffer.from(
      inventory(factSite({ latest: [moduleFacts([cacheClass, enumeration])] }), 'latest'),
    );
    const head = bytes.toString('latin1').split('\n').slice(0, 4);
    expect(head[0]).toBe('# Sphinx inventory version 2');
    expect(head[2]).toMatch(/^# Version: \d+\.\d+\.\d+$/);
    const body = inflateSync(bytes.subarray(Buffer.byteLength(head.join('\n')) + 1)).toString();
    expect(body.trimEnd().split('\n')).toEqual([
      'nautilus_trader.cache.cache py:module 1 api_reference/cache -',
      'nautilus_trader.cache.cache.Cache py:class 1 api_reference/cache#Cache -',
      'nautilus_trader.cache.cache.Cache.order py:method 1 api_reference/cache#Cache.order -',
      'nautilus_trader.cache.cache.Cache.size py:attribute 1 api_reference/cache#Cache.size -',
      'nautilus_trader.cache.cache.Side py:class 1 api_reference/cache#Side -',
      'nautilus_trader.cache.cache.Side.BUY py:attribute 1 api_reference/cache#Side.BUY -',
    ]);
  });

  it('has what is imported from a package, and what an heir has', () => {
    const lines = inventoryLines(siteDir, 'latest');
    expect(lines.get('nautilus_trader.trading.Strategy class')).toBe('api_reference/trading#Strategy');
    expect(lines.get('nautilus_trader.trading.strategy.Strategy class')).toBe(
      'api_reference/trading#Strategy',
    );
    expect(lines.get('nautilus_trader.trading.Strategy.subscribe_bars method')).toBe(
      'api_reference/trading#Strategy.subscribe_bars',
    );
    expect(lines.get('nautilus_trader.model.enums.OrderSide.BUY attribute')).toBe(
      'api_reference/model#OrderSide.BUY',
    );
  });
});
