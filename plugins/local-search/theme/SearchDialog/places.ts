/** Where most readers go, as paths below their version. */
export const places = [
  ['getting_started/quickstart', 'Run a first backtest'],
  ['getting_started/installation', 'Install the platform'],
  ['concepts/strategies', 'Write a strategy'],
  ['concepts/orders', 'Orders'],
  ['concepts/backtesting', 'Backtesting'],
  ['integrations', 'Integrations'],
  ['api_reference', 'API reference'],
] as const;

/** Questions as readers ask them, to show that one can. */
export const questions = ['How do I cancel all orders?', 'Why was my order denied?'] as const;
