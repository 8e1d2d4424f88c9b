import { expect, type Locator, type Page } from '@playwright/test';

/** Pages with charts, and what kinds stand there. */
export const chartPages = [
  { address: '/docs/latest/concepts/reports', kinds: ['steps', 'line', 'area'] },
  { address: '/docs/latest/tutorials/backtest_binance_orderbook', kinds: ['depth'] },
  { address: '/docs/latest/getting_started/backtest_low_level', kinds: ['candles'] },
] as const;

/** The first figure of a kind. */
export function figure(page: Page, kind: string): Locator {
  return page.locator(`.chart[data-kind=${kind}]`).first();
}

/** The drawing in a figure. */
export function drawing(chart: Locator): Locator {
  return chart.locator('.chart-drawing');
}

/** Comes to a figure and waits until it is drawn. */
export async function drawn(chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  await expect(drawing(chart).locator('svg')).toBeVisible();
}
