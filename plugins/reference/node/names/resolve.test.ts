import { describe, expect, it } from 'vitest';
import { resolve, type Context } from './resolve';
import { table } from './testSymbols';

const full = (name: string) => table.fullNames(name)[0] ?? name;

/** `page#anchor`, the page of a module, `error: …`, or nothing. */
function named(code: string, context: Partial<Context> = {}): string | undefined {
  const found = resolve(table, code, { nearest: [], declared: [], ...context });
  if (!found) return undefined;
  if (found.kind === 'error') return `error: ${found.message}`;
  return found.kind === 'module' ? found.page : `${found.place.page}#${found.place.anchor}`;
}

describe('resolve', () => {
  it.each([
    ['Strategy', 'trading#Strategy'],
    ['Strategy.submit_order', 'trading#Strategy.submit_order'],
    ['Strategy.submit_order(order)', 'trading#Strategy.submit_order'],
    ['OrderSide.BUY', 'model/index#OrderSide.BUY'],
    ['OrderSide["BUY"]', 'model/index#OrderSide'],
    ['secs_to_nanos', 'core#secs_to_nanos'],
    ['BETFAIR', 'adapters/ib#BETFAIR'],
    ['nautilus_trader.trading.strategy.Strategy', 'trading#Strategy'],
    ['nautilus_trader.trading.strategy.Strategy.on_bar', 'common#Actor.on_bar'],
    ['nautilus_trader.trading.Strategy', 'trading#Strategy'],
    ['nautilus_trader.trading.Strategy.submit_order()', 'trading#Strategy.submit_order'],
    ['nautilus_trader.model.data', 'model/data'],
    ['nautilus_trader.accounts', 'accounting'],
  ])('knows %s', (code, place) => {
    expect(named(code)).toBe(place);
  });

  it('follows a member to the class that it is inherited from', () => {
    expect(named('Strategy.on_bar')).toBe('common#Actor.on_bar');
  });

  it.each([
    ['self.submit_order', 'trading#Strategy.submit_order'],
    ['self.on_bar(bar)', 'common#Actor.on_bar'],
    ['self.cache.order(id)', 'cache#Cache.order'],
    ['cache.order', 'cache#Cache.order'],
    ['strategy.cache.order', 'cache#Cache.order'],
  ])('knows the object in %s', (code, place) => {
    expect(named(code)).toBe(place);
  });

  it('accepts a member that only closer classes have, and links it when one alone has it', () => {
    expect(named('order.display_qty')).toBe('model/orders#LimitOrder.display_qty');
    expect(named('order.price')).toBeUndefined();
    expect(named('Order.price')).toMatch(/'Order.price' is no symbol/);
  });

  it('takes a member alone only in a context', () => {
    expect(named('oms_type')).toBeUndefined();
    expect(named('oms_type', { declared: [full('StrategyConfig')] })).toBe('config#StrategyConfig.oms_type');
    expect(named('on_bar', { declared: [full('Strategy')] })).toBe('common#Actor.on_bar');
    expect(named('submit_order', { page: 'trading' })).toBe('trading#Strategy.submit_order');
  });

  it('prefers the class named last, then the order of the front matter', () => {
    const both = [full('StrategyConfig'), full('Strategy')];
    expect(named('oms_type', { declared: both })).toBe('config#StrategyConfig.oms_type');
    expect(named('oms_type', { nearest: [full('Strategy')], declared: both })).toBe(
      'trading#Strategy.oms_type',
    );
  });

  it('takes only fields in name=value', () => {
    expect(named('oms_type=x', { declared: [full('StrategyConfig')] })).toBe(
      'config#StrategyConfig.oms_type',
    );
    expect(named('oms_type=x', { declared: [full('Strategy')] })).toBeUndefined();
  });

  it('knows a member of the common enumerations that only one of them has', () => {
    expect(named('BUY')).toBe('model/index#OrderSide.BUY');
    expect(named('DAY')).toBeUndefined();
    expect(named('DAY', { nearest: [full('TimeInForce')] })).toBe('model/index#TimeInForce.DAY');
  });

  it('takes a single small word for a word, unless it is called or declared', () => {
    expect(named('client')).toBeUndefined();
    expect(named('client()')).toBe('adapters/ib#client');
    expect(named('client', { declared: [full('client')] })).toBe('adapters/ib#client');
  });

  it.each([
    ['Stratgy', /'Stratgy' is no symbol of this version/],
    ['Stratgy.submit_order', /'Stratgy.submit_order' is no symbol/],
    ['Strategy.submit_oder()', /'Strategy.submit_oder' is no symbol/],
    ['OrderSide.BOTH', /'OrderSide.BOTH' is no symbol/],
    ['nautilus_trader.trading.Stratgy', /is no symbol/],
    ['nautilus_trader.nowhere', /is no symbol/],
    ['cache.ordr', /'cache.ordr': Cache of this version has no 'ordr'/],
    ['self.cache.ordr', /Cache of this version has no 'ordr'/],
    ['node.ordr', /TradingNode and BacktestNode of this version have no 'ordr'/],
  ])('refuses %s', (code, message) => {
    expect(named(code)).toMatch(message);
  });

  it('refuses what is several things, unless the page chooses', () => {
    expect(named('Request')).toMatch(
      /'Request' is 2 symbols of this version: nautilus_trader\.core\.message\.Request, nautilus_trader\.adapters/,
    );
    expect(named('Request', { page: 'adapters/ib' })).toBe('adapters/ib#Request');
    expect(named('Request', { declared: ['nautilus_trader.core.message.Request'] })).toBe('core#Request');
    expect(named('Request.id')).toBe('core#Request.id');
    expect(named('node.build')).toMatch(/'node.build' is 2 symbols/);
    expect(named('node.build', { nearest: [full('BacktestNode')] })).toBe('backtest#BacktestNode.build');
  });

  it.each([
    'self.own_thing',
    'other.order',
    'lower_case',
    'LOUD',
    'constructor',
    'toString',
    'data.quotes.X',
  ])('leaves %s alone', (code) => {
    expect(named(code)).toBeUndefined();
  });
});
