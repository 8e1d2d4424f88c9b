import type { Capabilities } from './types';

/** How one thing that an integration may do is called. */
export interface Label {
  readonly words: string;
  /** The platform's name for it, which leads to the reference; shown in the place of the words in tables. */
  readonly symbol?: string;
}

/** How a table of capabilities reads. */
interface TableLabels {
  /** Head of the column with the things. */
  readonly head: string;
  /** How a thing is called; the keys are those of the facts. */
  readonly label: (key: string) => Label;
}

const member = (enumeration: string) => (key: string) => ({ words: key, symbol: `${enumeration}.${key}` });

/** `TRIGGER_PRICE` as `trigger price`. */
export const lower = (key: string) => key.toLowerCase().replaceAll('_', ' ');

const named = (names: Readonly<Record<string, Label>>) => (key: string) =>
  names[key] ?? { words: lower(key) };

const method = (symbol: string, words: string): Label => ({ words, symbol });

/** The tables of capabilities, as readers know what is in them. */
export const tableLabels: Readonly<Record<keyof Capabilities, TableLabels>> = {
  order_types: { head: 'Order type', label: member('OrderType') },
  time_in_force: { head: 'Time in force', label: member('TimeInForce') },
  execution_instructions: {
    head: 'Instruction',
    label: named({
      POST_ONLY: { words: 'Post-only' },
      REDUCE_ONLY: { words: 'Reduce-only' },
      QUOTE_QUANTITY: { words: 'Quote quantity' },
      DISPLAY_QTY: { words: 'Display quantity (iceberg)' },
    }),
  },
  contingencies: {
    head: 'Linked orders',
    label: (key) => (key === 'BRACKET' ? { words: 'Bracket' } : member('ContingencyType')(key)),
  },
  trailing_offset_types: { head: 'Trailing offset', label: member('TrailingOffsetType') },
  trigger_types: { head: 'Trigger', label: member('TriggerType') },
  operations: {
    head: 'Command',
    label: named({
      SUBMIT_ORDER: method('Strategy.submit_order', 'Submit an order'),
      SUBMIT_ORDER_LIST: method('Strategy.submit_order_list', 'Submit a list'),
      BATCH_SUBMIT: { words: 'A list in one request' },
      MODIFY_ORDER: method('Strategy.modify_order', 'Modify an order'),
      BATCH_MODIFY: { words: 'Several modifications in one request' },
      CANCEL_ORDER: method('Strategy.cancel_order', 'Cancel an order'),
      CANCEL_ALL_ORDERS: method('Strategy.cancel_all_orders', 'Cancel all orders'),
      BATCH_CANCEL_ORDERS: method('Strategy.cancel_orders', 'Cancel a list'),
      QUERY_ORDER: method('Strategy.query_order', 'Query an order'),
      QUERY_ACCOUNT: method('Strategy.query_account', 'Query the account'),
    }),
  },
  position_modes: { head: 'Position mode', label: member('OmsType') },
  margin: {
    head: 'Margin',
    label: named({
      CROSS: { words: 'Cross margin' },
      ISOLATED: { words: 'Isolated margin' },
      PORTFOLIO: { words: 'Portfolio margin' },
      LEVERAGE_SETTING: { words: 'Setting the leverage' },
      SPOT_BORROWING: { words: 'Borrowing on spot' },
    }),
  },
  subscriptions: {
    head: 'Live data',
    label: named({
      INSTRUMENT: method('Actor.subscribe_instrument', 'An instrument'),
      INSTRUMENTS: method('Actor.subscribe_instruments', 'Instruments'),
      ORDER_BOOK_DELTAS: method('Actor.subscribe_order_book_deltas', 'Order book deltas'),
      ORDER_BOOK_DEPTH10: method('Actor.subscribe_order_book_depth', 'Order book depth'),
      QUOTE_TICKS: method('Actor.subscribe_quote_ticks', 'Quotes'),
      TRADE_TICKS: method('Actor.subscribe_trade_ticks', 'Trades'),
      BARS: method('Actor.subscribe_bars', 'Bars'),
      MARK_PRICES: method('Actor.subscribe_mark_prices', 'Mark prices'),
      INDEX_PRICES: method('Actor.subscribe_index_prices', 'Index prices'),
      FUNDING_RATES: method('Actor.subscribe_funding_rates', 'Funding rates'),
      INSTRUMENT_STATUS: method('Actor.subscribe_instrument_status', 'Instrument status'),
      INSTRUMENT_CLOSE: method('Actor.subscribe_instrument_close', 'Instrument close'),
      CUSTOM_DATA: method('Actor.subscribe_data', 'Custom data'),
    }),
  },
  requests: {
    head: 'History',
    label: named({
      INSTRUMENT: method('Actor.request_instrument', 'An instrument'),
      INSTRUMENTS: method('Actor.request_instruments', 'Instruments'),
      QUOTE_TICKS: method('Actor.request_quote_ticks', 'Quotes'),
      TRADE_TICKS: method('Actor.request_trade_ticks', 'Trades'),
      BARS: method('Actor.request_bars', 'Bars'),
      ORDER_BOOK_SNAPSHOT: method('Actor.request_order_book_snapshot', 'Order book snapshot'),
      ORDER_BOOK_DEPTH10: method('Actor.request_order_book_depth', 'Order book depth'),
      CUSTOM_DATA: method('Actor.request_data', 'Custom data'),
    }),
  },
  reconciliation: {
    head: 'Report',
    label: named({
      ORDER_STATUS_REPORT: method('LiveExecutionClient.generate_order_status_report', 'One order'),
      ORDER_STATUS_REPORTS: method('LiveExecutionClient.generate_order_status_reports', 'Orders'),
      FILL_REPORTS: method('LiveExecutionClient.generate_fill_reports', 'Fills'),
      POSITION_STATUS_REPORTS: method('LiveExecutionClient.generate_position_status_reports', 'Positions'),
    }),
  },
};

/** Support in a word; the mark beside it comes with its class. */
export const supportWords = {
  FULL: 'Yes',
  PARTIAL: 'Partly',
  NONE: 'No',
  unsettled: 'Not settled',
} as const;
