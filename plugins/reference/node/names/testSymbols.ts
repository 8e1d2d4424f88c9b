// A small platform for the tests of this plugin.
import { SymbolTable } from '../facts/symbolTable';
import type { IndexedPlace, SymbolIndex } from '../facts/types';

const at = (page: string, module: string, kind: string, anchor: string): IndexedPlace => ({
  page,
  anchor,
  kind,
  module: `nautilus_trader.${module}`,
});

const strategy = 'trading.strategy';
const enums = 'model.enums';

export const facts: SymbolIndex = {
  symbols: {
    Actor: [at('common', 'common.actor', 'class', 'Actor')],
    'Actor.on_bar': [at('common', 'common.actor', 'method', 'Actor.on_bar')],
    Strategy: [at('trading', strategy, 'class', 'Strategy')],
    'Strategy.oms_type': [at('trading', strategy, 'attribute', 'Strategy.oms_type')],
    'Strategy.submit_order': [at('trading', strategy, 'method', 'Strategy.submit_order')],
    StrategyConfig: [at('config', 'trading.config', 'config', 'StrategyConfig')],
    'StrategyConfig.oms_type': [at('config', 'trading.config', 'field', 'StrategyConfig.oms_type')],
    Cache: [at('cache', 'cache.cache', 'class', 'Cache')],
    'Cache.order': [at('cache', 'cache.cache', 'method', 'Cache.order')],
    Order: [at('model/orders', 'model.orders', 'class', 'Order')],
    LimitOrder: [at('model/orders', 'model.orders', 'class', 'LimitOrder')],
    'LimitOrder.price': [at('model/orders', 'model.orders', 'attribute', 'LimitOrder.price')],
    'LimitOrder.display_qty': [at('model/orders', 'model.orders', 'attribute', 'LimitOrder.display_qty')],
    StopLimitOrder: [at('model/orders', 'model.orders', 'class', 'StopLimitOrder')],
    'StopLimitOrder.price': [at('model/orders', 'model.orders', 'attribute', 'StopLimitOrder.price')],
    OrderSide: [at('model/index', enums, 'enum', 'OrderSide')],
    'OrderSide.BUY': [at('model/index', enums, 'member', 'OrderSide.BUY')],
    TimeInForce: [at('model/index', enums, 'enum', 'TimeInForce')],
    'TimeInForce.DAY': [at('model/index', enums, 'member', 'TimeInForce.DAY')],
    BarAggregation: [at('model/index', enums, 'enum', 'BarAggregation')],
    'BarAggregation.DAY': [at('model/index', enums, 'member', 'BarAggregation.DAY')],
    TradingNode: [at('live', 'live.node', 'class', 'TradingNode')],
    'TradingNode.build': [at('live', 'live.node', 'method', 'TradingNode.build')],
    BacktestNode: [at('backtest', 'backtest.node', 'class', 'BacktestNode')],
    'BacktestNode.build': [at('backtest', 'backtest.node', 'method', 'BacktestNode.build')],
    Request: [
      at('core', 'core.message', 'class', 'Request'),
      at('adapters/ib', 'adapters.ib.common', 'struct', 'Request'),
    ],
    'Request.id': [at('core', 'core.message', 'attribute', 'Request.id')],
    secs_to_nanos: [at('core', 'core.datetime', 'function', 'secs_to_nanos')],
    client: [at('adapters/ib', 'adapters.ib.factories', 'function', 'client')],
    BETFAIR: [at('adapters/ib', 'adapters.ib', 'constant', 'BETFAIR')],
  },
  modules: {
    'nautilus_trader.trading.strategy': 'trading',
    'nautilus_trader.trading.config': 'config',
    'nautilus_trader.model.data': 'model/data',
    'nautilus_trader.model.data.bars': 'model/data',
    'nautilus_trader.accounts.base': 'accounting',
    'nautilus_trader.accounts.cash': 'accounting',
  },
  lineage: {
    'nautilus_trader.trading.strategy.Strategy': ['nautilus_trader.common.actor.Actor'],
    'nautilus_trader.model.orders.LimitOrder': ['nautilus_trader.model.orders.Order'],
    'nautilus_trader.model.orders.StopLimitOrder': ['nautilus_trader.model.orders.Order'],
  },
  exports: { 'nautilus_trader.trading.Strategy': 'nautilus_trader.trading.strategy.Strategy' },
};

export const table = new SymbolTable(facts);
