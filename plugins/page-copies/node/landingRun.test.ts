import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../testFolder';
import { landingResult } from './landingRun';

const run = {
  version: '9.8.7',
  quotes: 86_400,
  result: { pnl: -1234.5, currency: 'USD', orders: 38, win_rate: 0.4211, max_drawdown_pct: -0.038 },
  last_fills: [
    { time: '2024-01-02T21:04:10Z', side: 'BUY', quantity: 100_000, price: '1.10000', pnl: null },
    { time: '2024-01-02T22:05:11Z', side: 'SELL', quantity: 100_000, price: '1.10010', pnl: 10 },
  ],
};

const schema = 'facts/landing.schema.json';
const siteWith = (content: unknown) =>
  folderWith({
    [schema]: readFileSync(schema, 'utf8'),
    'facts/latest/landing.json': JSON.stringify(content),
  });

describe('landingResult', () => {
  it('says what the run earned, with its last fills', () => {
    const markdown = landingResult(siteWith(run), 'latest');
    expect(markdown).toContain(
      'Ran on 9.8.7 over 86,400 quotes of a random walk: result -1,234.50 USD, 38 orders, win rate 42 %, max drawdown 0.04 %.',
    );
    expect(markdown).toContain('| 21:04:10 | BUY | 100,000 | 1.10000 |  |');
    expect(markdown).toContain('| 22:05:11 | SELL | 100,000 | 1.10010 | +10.00 |');
  });

  it('names the file that is missing or lacks a figure', () => {
    expect(() => landingResult(siteWith(run), 'nightly')).toThrow(
      /facts\/nightly\/landing\.json can't be read/,
    );
    const { pnl: _pnl, ...result } = run.result;
    expect(() => landingResult(siteWith({ ...run, result }), 'latest')).toThrow(
      /facts\/latest\/landing\.json[^]*pnl/,
    );
  });
});
