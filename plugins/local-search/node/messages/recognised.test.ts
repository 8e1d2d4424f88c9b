import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../../config/versions';
import { messageFinder } from '../../client/messages/finder';
import { compactMessages } from './compact';
import { readMessages } from '../../../messages/node/read';
import { readRemedies } from '../../../messages/node/remedies';

const siteDir = join(import.meta.dirname, '../../../..');

describe.each(documentedVersions.map(({ name }) => name))('of the messages of %s', (version) => {
  const remedies = readRemedies(siteDir, version);
  const { texts } = compactMessages(readMessages(siteDir, version), remedies);
  const find = messageFinder(texts);
  const first = (pasted: string) => texts[find(pasted)[0]?.index ?? -1];

  it.each([
    [
      '2025-11-10T12:00:00.000000000Z [WARN] TRADER-001.RiskEngine: SubmitOrder for O-20251110-120000-001-000-1 DENIED: NOTIONAL_EXCEEDS_FREE_BALANCE: free=1_000.00 USD, balance_impact=-25_000.00 USD',
      'NOTIONAL_EXCEEDS_FREE_BALANCE: free={}, balance_impact={}',
    ],
    [
      "ValueError: Error parsing `InstrumentId` from 'ETHUSDT': missing '.' separator between symbol and venue components",
      "Error parsing `InstrumentId` from '{}': missing '.' separator between symbol and venue components",
    ],
    ["TypeError: 'instrument' argument was `None`", "'instrument' argument was `None`"],
    [
      'nautilus_trader.accounting.error.AccountBalanceNegative: AccountBalanceNegative(balance=-12.5, currency=USD)',
      'AccountBalanceNegative(balance={}, currency={})',
    ],
    [
      '[ERROR] BACKTESTER-001.EMACross: Cannot find instrument for ETHUSDT.BINANCE',
      'Cannot find instrument for {}',
    ],
  ])('%j is known', (pasted, text) => {
    expect(first(pasted)).toBe(text);
  });

  it('all but few of those with a remedy are known in a log line, whatever fills their gaps', () => {
    const fillings = ['O-20251110-120000-001-000-1', '42', 'BTCUSDT-PERP.BINANCE', '1_000.00 USD'];
    const lost = remedies.filter(({ text }) => {
      let gap = 0;
      const said = text
        .replaceAll('{}', () => fillings[gap++ % fillings.length] ?? '')
        .replaceAll('{{', '{')
        .replaceAll('}}', '}');
      return first(`2025-11-10T12:00:00.000000000Z [ERROR] TRADER-001.Engine: ${said}`) !== text;
    });
    expect(lost.map(({ text }) => text).length).toBeLessThan(remedies.length / 50);
  });

  it.each([
    'stop loss',
    'how do I cancel an order',
    'why was my order rejected',
    'order book depth',
    'rate limit',
    'reconnect websocket',
    'position not closed at the end of a backtest',
    'where is the cache of instruments',
    'cannot import name Strategy',
    'what is the default price precision',
    'load data from a catalog',
    'set time alert in the past',
    'risk engine bypass',
    'trading state halted',
    'no data in my backtest',
    'post only limit order',
  ])('none is in %j', (query) => {
    expect(first(query)).toBeUndefined();
  });
});
