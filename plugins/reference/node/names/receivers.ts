/**
 * Names under which a reader's code holds objects of the platform, with the classes they may be, the usual one first.
 * A member behind one of them must exist: `cache.orders_opne` is an error.
 */
export const receivers: ReadonlyMap<string, readonly string[]> = new Map([
  ['account', ['Account', 'MarginAccount']],
  ['actor', ['Actor']],
  ['analyzer', ['PortfolioAnalyzer']],
  ['bar', ['Bar']],
  ['book', ['OrderBook']],
  ['cache', ['Cache']],
  ['catalog', ['ParquetDataCatalog']],
  ['clock', ['Clock', 'TestClock', 'LiveClock']],
  ['engine', ['BacktestEngine']],
  ['instrument', ['Instrument']],
  ['kernel', ['NautilusKernel']],
  ['log', ['Logger']],
  ['msgbus', ['MessageBus']],
  ['node', ['TradingNode', 'BacktestNode']],
  ['order', ['Order']],
  ['order_factory', ['OrderFactory']],
  ['portfolio', ['Portfolio']],
  ['position', ['Position']],
  ['strategy', ['Strategy']],
  ['trader', ['Trader']],
]);

/** What `self` is in a reader's class. It may have members of the reader's own, so an unknown one is no error. */
export const selfClass = 'Strategy';
