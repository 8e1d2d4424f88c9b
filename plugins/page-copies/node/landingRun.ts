import { readChecked, readSchema } from '../../facts/readChecked';

interface LandingRun {
  readonly version: string;
  readonly quotes: number;
  readonly result: {
    readonly pnl: number;
    readonly currency: string;
    readonly orders: number;
    readonly win_rate: number;
    readonly max_drawdown_pct: number;
  };
  readonly last_fills: readonly Fill[];
}

interface Fill {
  readonly time: string;
  readonly side: string;
  readonly quantity: number;
  readonly price: string;
  readonly pnl: number | null;
}

const count = new Intl.NumberFormat('en-GB');
const money = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/**
 * Says in Markdown what the landing page's strategy earned when it ran: its figures and a table of its last fills.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - name of the page's version, such as `latest`
 * @throws Error that names the run's file: missing, no JSON, or without a figure
 */
export function landingResult(siteDir: string, version: string): string {
  const file = `facts/${version}/landing.json`;
  const schema = readSchema(siteDir, 'facts/landing.schema.json');
  const run = readChecked(siteDir, file, schema, 'platform/landing/cross_over.py writes it.') as LandingRun;
  const { version: release, quotes, result, last_fills: fills } = run;
  const { pnl, currency, orders, win_rate: winRate, max_drawdown_pct: drawdown } = result;
  const figures =
    `Ran on ${release} over ${count.format(quotes)} quotes of a random walk: result ${money.format(pnl)} ${currency}, ` +
    `${count.format(orders)} orders, win rate ${String(Math.round(winRate * 100))} %, ` +
    `max drawdown ${Math.abs(drawdown).toFixed(2)} %.`;
  const rows = fills.map(
    (fill) =>
      `| ${fill.time.slice(11, 19)} | ${fill.side} | ${count.format(fill.quantity)} | ${fill.price} | ${
        fill.pnl === null ? '' : money.format(fill.pnl)
      } |`,
  );
  const table = ['| Time | Side | Quantity | Price | PnL |', '| --- | --- | ---: | ---: | ---: |', ...rows];
  return `${figures}\n\nIts last fills:\n\n${table.join('\n')}`;
}
