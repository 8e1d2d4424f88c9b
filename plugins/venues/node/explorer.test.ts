import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../config/versions';
import { readJson } from '../../facts/readChecked';
import type { Capabilities, Source } from '../shared/types';
import type { Question } from '../shared/criteria';
import { addressOf, countWith, matches, questionIn } from '../shared/match';
import { exploredVenues, formGroups } from './explorer';
import { readVenues } from './read';

const siteDir = join(import.meta.dirname, '../../..');
const venues = readVenues(siteDir, 'latest');
const explored = exploredVenues(venues);

/** By question, who does it, each with the line of the version's source that shows it, looked up there by a person. */
type Answers = Readonly<Record<string, Readonly<Record<string, string>>>>;
const answersFile = (version: string) => `facts/${version}/explorer-answers.json`;

interface Asked {
  readonly asks: string;
  readonly question: Question;
  /** The table and the thing in it whose source decides. */
  readonly proof: readonly [keyof Capabilities, string];
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
  },
  {
    asks: 'Stop-limit orders on options, to practise in a demo account',
    question: { product: ['Option'], order: ['STOP_LIMIT'], environment: ['DEMO'] },
    proof: ['order_types', 'STOP_LIMIT'],
  },
  {
    asks: 'Trailing stop-limits on equities, with past bars',
    question: { product: ['Equity'], history: ['BARS'], order: ['TRAILING_STOP_LIMIT'] },
    proof: ['order_types', 'TRAILING_STOP_LIMIT'],
  },
  {
    asks: 'Orders for the opening auction',
    question: { tif: ['AT_THE_OPEN'] },
    proof: ['time_in_force', 'AT_THE_OPEN'],
  },
  {
    asks: 'One order cancels the other',
    question: { instruction: ['OCO'] },
    proof: ['contingencies', 'OCO'],
  },
  {
    asks: 'Spot orders whose size is in the quote currency, in a demo account',
    question: { product: ['Spot'], instruction: ['QUOTE_QUANTITY'], environment: ['DEMO'] },
    proof: ['execution_instructions', 'QUOTE_QUANTITY'],
  },
  {
    asks: 'Funding rates of perpetuals, live',
    question: { product: ['Perpetual'], data: ['FUNDING_RATES'] },
    proof: ['subscriptions', 'FUNDING_RATES'],
  },
  {
    asks: 'Quotes of the past',
    question: { history: ['QUOTE_TICKS'] },
    proof: ['requests', 'QUOTE_TICKS'],
  },
  {
    asks: 'Post-only and good till date, on spot and on perpetuals',
    question: { product: ['Spot', 'Perpetual'], instruction: ['POST_ONLY'], tif: ['GTD'] },
    proof: ['time_in_force', 'GTD'],
  },
  {
    asks: 'Market-to-limit orders',
    question: { order: ['MARKET_TO_LIMIT'] },
    proof: ['order_types', 'MARKET_TO_LIMIT'],
  },
  {
    asks: 'Icebergs on perpetuals',
    question: { instruction: ['DISPLAY_QTY'], product: ['Perpetual'] },
    proof: ['execution_instructions', 'DISPLAY_QTY'],
  },
  {
    asks: 'Snapshots of the order book on request',
    question: { history: ['ORDER_BOOK_SNAPSHOT'] },
    proof: ['requests', 'ORDER_BOOK_SNAPSHOT'],
  },
];

const found = (question: Question, among = explored) =>
  among.filter((venue) => matches(venue, question)).map(({ slug }) => slug);

const lines = (source: Source | undefined): readonly string[] => [source ?? []].flat();

describe.each(versionNames)('the explorer of %s', (version) => {
  const all = readVenues(siteDir, version);
  const answers = readJson(siteDir, answersFile(version)) as Answers;

  it.each(questions)('answers: $asks', ({ asks, question, proof: [table, key] }) => {
    const answer = answers[asks] ?? {};
    expect(found(question, exploredVenues(all)), answersFile(version)).toEqual(Object.keys(answer));
    for (const [slug, line] of Object.entries(answer)) {
      const cell = all.find((venue) => venue.slug === slug)?.[table][key];
      expect(lines(cell?.source), `${answersFile(version)}: ${slug}`).toContain(line);
    }
  });

  it('has an answer to each question, and no others', () => {
    expect(Object.keys(answers).sort()).toEqual(questions.map(({ asks }) => asks).sort());
  });
});

describe('the explorer', () => {
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
    const question = { product: ['Perpetual', 'Spot'] };
    expect(addressOf(question, '?tab=1')).toBe('?tab=1&product=Perpetual,Spot');
    expect(questionIn('?product=Perpetual,Moon&x=%', known)).toEqual({ product: ['Perpetual'] });
    expect(addressOf({ product: ['Perpetual'] }, '?product=Spot')).toBe('?product=Perpetual');
    expect(addressOf({}, '?product=Spot')).toBe('');
  });
});
