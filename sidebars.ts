import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** A category whose own page is the section's index, collapsed unless it is where a newcomer starts. */
const section = (label: string, folder: string, pages: readonly string[], collapsed = true) => ({
  type: 'category' as const,
  label,
  link: { type: 'doc' as const, id: `${folder}/index` },
  collapsed,
  items: pages.map((page) => `${folder}/${page}`),
});

const apiModules = ['trading', 'common', 'config', 'core', 'data', 'cache', 'portfolio', 'risk', 'execution'];
const apiMachinery = ['backtest', 'live', 'system', 'persistence', 'serialization', 'analysis', 'indicators'];
const apiModel = ['data', 'book', 'instruments', 'orders', 'position', 'events', 'identifiers', 'objects'];
const apiAdapters = ['betfair', 'binance', 'bybit', 'coinbase_intx', 'databento', 'dydx'];

/**
 * The pages of nightly in a learner's order; `npm run docs:release` cuts latest's list from it.
 * Pages that the specification keeps out of the sidebar are missing here on purpose.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    { type: 'doc', id: 'index', label: 'Home', className: 'sidebar-home' },
    section(
      'Getting started',
      'getting_started',
      ['installation', 'quickstart', 'backtest_low_level', 'backtest_high_level'],
      false,
    ),
    section('Concepts', 'concepts', [
      'overview',
      'architecture',
      'strategies',
      'actors',
      'instruments',
      'data',
      'orders',
      'execution',
      'positions',
      'portfolio',
      'cache',
      'message_bus',
      'backtesting',
      'live',
      'logging',
      'reports',
      'visualization',
      'adapters',
    ]),
    section('Tutorials', 'tutorials', [
      'backtest_fx_bars',
      'backtest_binance_orderbook',
      'backtest_bybit_orderbook',
      'databento_overview',
      'databento_data_catalog',
    ]),
    section('Integrations', 'integrations', [
      'betfair',
      'binance',
      'bitmex',
      'bybit',
      'coinbase_intx',
      'databento',
      'dydx',
      'hyperliquid',
      'ib',
      'okx',
      'polymarket',
      'tardis',
    ]),
    {
      ...section('API reference', 'api_reference', apiModules),
      items: [
        ...apiModules.map((page) => `api_reference/${page}`),
        section('Model', 'api_reference/model', [...apiModel, 'tick_scheme']),
        ...['accounting', ...apiMachinery].map((page) => `api_reference/${page}`),
        section('Adapters', 'api_reference/adapters', [
          ...apiAdapters,
          'interactive_brokers',
          'polymarket',
          'tardis',
        ]),
      ],
    },
    section('Developer guide', 'developer_guide', [
      'environment_setup',
      'coding_standards',
      'testing',
      'benchmarking',
      'docs',
      'adapters',
      'cython',
      'rust',
      'ffi',
      'packaged_data',
    ]),
  ],
};

export default sidebars;
