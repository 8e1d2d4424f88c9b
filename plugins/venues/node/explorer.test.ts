import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Capabilities, Source } from '../shared/types';
import type { Question } from '../shared/criteria';
import { addressOf, countWith, matches, questionIn, toggled } from '../shared/match';
import { exploredVenues, formGroups } from './explorer';
import { readVenues } from './read';

const siteDir = join(import.meta.dirname, '../../..');
const venues = readVenues(siteDir, 'latest');
const explored = exploredVenues(venues);

interface Asked {
  readonly asks: string;
  readonly question: Question;
  /** The table and the thing in it whose source decides. */
  readonly proof: readonly [keyof Capabilities, string];
  /** Who does it, each with the line of the platform's source that shows it, looked up at v1.221.0. */
  readonly answer: Readonly<Record<string, string>>;
}

const questions: readonly Asked[] = [
  {
    asks: 'Trailing stops and reduce-only on perpetuals, with book deltas and a testnet',
    question: {
      product: ['Perpetual'],
      order: ['TRAILING_STOP_MARKET'],
      instruction: ['REDUCE_ONLY'],
      data: ['ORDER_BOOK_DELTAS'],
      environment: ['TESTNET'],
    },
    proof: ['order_types', 'TRAILING_STOP_MARKET'],
    answer: {
      binance: 'nautilus_trader/adapters/binance/futures/enums.py:166',
      bybit: 'nautilus_trader/adapters/bybit/execution.py:290',
    },
  },
  {
    asks: 'Stop-limit orders on options, to practise in a demo account',
    question: { product: ['Option'], order: ['STOP_LIMIT'], environment: ['DEMO'] },
    proof: ['order_types', 'STOP_LIMIT'],
    answer: {
      okx: 'crates/adapters/okx/src/common/consts.rs:66',
    },
  },
  {
    asks: 'Trailing stop-limits on equities, with past bars',
    question: { product: ['Equity'], history: ['BARS'], order: ['TRAILING_STOP_LIMIT'] },
    proof: ['order_types', 'TRAILING_STOP_LIMIT'],
    answer: {
      ib: 'nautilus_trader/adapters/interactive_brokers/parsing/execution.py:66',
    },
  },
  {
    asks: 'Orders for the opening auction',
    question: { tif: ['AT_THE_OPEN'] },
    proof: ['time_in_force', 'AT_THE_OPEN'],
    answer: {
      betfair: 'nautilus_trader/adapters/betfair/parsing/requests.py:213',
      bitmex: 'crates/adapters/bitmex/src/common/enums.rs:347',
      ib: 'nautilus_trader/adapters/interactive_brokers/parsing/execution.py:42',
    },
  },
  {
    asks: 'One order cancels the other',
    question: { instruction: ['OCO'] },
    proof: ['contingencies', 'OCO'],
    answer: {
      bitmex: 'nautilus_trader/adapters/bitmex/execution.py:451',
      ib: 'nautilus_trader/adapters/interactive_brokers/execution.py:927',
    },
  },
  {
    asks: 'Spot orders whose size is in the quote currency, in a demo account',
    question: { product: ['Spot'], instruction: ['QUOTE_QUANTITY'], environment: ['DEMO'] },
    proof: ['execution_instructions', 'QUOTE_QUANTITY'],
    answer: {
      bybit: 'nautilus_trader/adapters/bybit/http/account.py:473',
      okx: 'crates/adapters/okx/src/websocket/client.rs:2479',
    },
  },
  {
    asks: 'Funding rates of perpetuals, live',
    question: { product: ['Perpetual'], data: ['FUNDING_RATES'] },
    proof: ['subscriptions', 'FUNDING_RATES'],
    answer: {
      bitmex: 'nautilus_trader/adapters/bitmex/data.py:291',
      bybit: 'nautilus_trader/adapters/bybit/data.py:430',
      okx: 'nautilus_trader/adapters/okx/data.py:318',
      tardis: 'nautilus_trader/adapters/tardis/data.py:297',
    },
  },
  {
    asks: 'Quotes of the past',
    question: { history: ['QUOTE_TICKS'] },
    proof: ['requests', 'QUOTE_TICKS'],
    answer: {
      databento: 'nautilus_trader/adapters/databento/data.py:1022',
      ib: 'nautilus_trader/adapters/interactive_brokers/data.py:404',
    },
  },
  {
    asks: 'Post-only and good till date, on spot and on perpetuals',
    question: { product: ['Spot', 'Perpetual'], instruction: ['POST_ONLY'], tif: ['GTD'] },
    proof: ['time_in_force', 'GTD'],
    answer: {
      binance: 'nautilus_trader/adapters/binance/execution.py:170',
      bitmex: 'crates/adapters/bitmex/src/common/enums.rs:344',
      bybit: 'nautilus_trader/adapters/bybit/execution.py:758',
      coinbase_intx: 'nautilus_trader/adapters/coinbase_intx/constants.py:37',
    },
  },
  {
    asks: 'Market-to-limit orders',
    question: { order: ['MARKET_TO_LIMIT'] },
    proof: ['order_types', 'MARKET_TO_LIMIT'],
    answer: {
      ib: 'nautilus_trader/adapters/interactive_brokers/parsing/execution.py:63',
      okx: 'crates/adapters/okx/src/common/consts.rs:64',
    },
  },
  {
    asks: 'Icebergs on perpetuals',
    question: { instruction: ['DISPLAY_QTY'], product: ['Perpetual'] },
    proof: ['execution_instructions', 'DISPLAY_QTY'],
    answer: {
      bitmex: 'crates/adapters/bitmex/src/http/client.rs:1444',
      ib: 'nautilus_trader/adapters/interactive_brokers/parsing/execution.py:76',
    },
  },
  {
    asks: 'Snapshots of the order book on request',
    question: { history: ['ORDER_BOOK_SNAPSHOT'] },
    proof: ['requests', 'ORDER_BOOK_SNAPSHOT'],
    answer: {},
  },
];

const found = (question: Question) =>
  explored.filter((venue) => matches(venue, question)).map(({ slug }) => slug);

const lines = (source: Source | undefined): readonly string[] => [source ?? []].flat();

describe('the explorer', () => {
  it.each(questions)('answers: $asks', ({ question, proof: [table, key], answer }) => {
    expect(found(question)).toEqual(Object.keys(answer));
    for (const [slug, line] of Object.entries(answer)) {
      const cell = venues.find((venue) => venue.slug === slug)?.[table][key];
      expect(lines(cell?.source), slug).toContain(line);
    }
  });

  it('asks all of one product: spot does one thing, perpetuals another', () => {
    expect(found({ order: ['STOP_MARKET'], instruction: ['QUOTE_QUANTITY'] })).not.toContain('binance');
    expect(found({ order: ['STOP_MARKET'] })).toContain('binance');
    expect(found({ instruction: ['QUOTE_QUANTITY'] })).toContain('binance');
  });

  it('offers only what somebody does, and says how many would be left', () => {
    for (const { id, choices } of formGroups(venues))
      for (const { value } of choices) expect(countWith(explored, {}, id, value), value).toBeGreaterThan(0);
    expect(countWith(explored, { order: ['MARKET_TO_LIMIT'] }, 'environment', 'DEMO')).toBe(1);
  });

  it("keeps a question in the address, and drops what it doesn't know there", () => {
    const known = () => ['Spot', 'Perpetual'];
    const question = toggled(toggled({}, 'product', 'Perpetual'), 'product', 'Spot');
    expect(addressOf(question, '?tab=1')).toBe('?tab=1&product=Perpetual,Spot');
    expect(questionIn('?product=Perpetual,Moon&x=%', known)).toEqual({ product: ['Perpetual'] });
    expect(addressOf(toggled(question, 'product', 'Spot'), '?product=Spot')).toBe('?product=Perpetual');
    expect(addressOf({}, '?product=Spot')).toBe('');
  });
});
