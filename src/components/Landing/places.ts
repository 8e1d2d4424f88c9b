/** Where the landing page leads. Paths are relative to the version's root; `nightly` ones exist there alone. */
export interface Place {
  readonly path: string;
  readonly label: string;
  readonly note?: string;
}

export const doors: readonly (Place & { readonly text: string; readonly action: string })[] = [
  {
    path: 'getting_started/installation',
    label: 'Install',
    text: 'One package, wheels for Linux, macOS and Windows. A first backtest in ten minutes.',
    action: 'pip install nautilus_trader',
  },
  {
    path: 'concepts',
    label: 'Learn',
    text: 'How data, orders and events move, and what your strategy is told and when.',
    action: 'Strategies, orders, execution →',
  },
  {
    path: 'integrations',
    label: 'Connect a venue',
    text: 'What each of 13 integrations supports, from brokers to on-chain exchanges.',
    action: 'Compare venues →',
  },
  {
    path: 'api_reference',
    label: 'Look up',
    text: 'The modules of the platform: what each is for, and what to import from where.',
    action: 'API reference →',
  },
];

export const lists: readonly { readonly title: string; readonly places: readonly Place[] }[] = [
  {
    title: 'Asked most',
    places: [
      { path: 'tutorials/loading_external_data', label: 'Load my own CSV' },
      { path: 'concepts/orders#which-order-type-fits-which-purpose', label: 'Which order type when' },
      { path: 'concepts/execution#denial-reasons', label: 'Why was my order denied?' },
      { path: 'concepts/data#warm-up-indicators-with-history', label: 'Warm indicators up before trading' },
    ],
  },
  {
    title: 'Tutorials',
    places: [
      { path: 'tutorials/backtest_fx_bars', label: 'FX bars', note: 'moving averages' },
      { path: 'tutorials/backtest_binance_orderbook', label: 'Order-book imbalance', note: 'Binance' },
      { path: 'tutorials/databento_data_catalog', label: 'A data catalog', note: 'Databento, Parquet' },
    ],
  },
];

/** The list that differs by version: what comes next, or what the reader of nightly gets beyond latest. */
export const newInNightly: readonly Place[] = [
  { path: 'concepts/visualization', label: 'Visualization', note: 'tearsheets, charts of fills' },
];
