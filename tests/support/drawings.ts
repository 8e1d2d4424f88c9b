import type { Page } from '@playwright/test';

/** Pages with charts, and what kinds stand there. */
export const chartPages = [
  { address: '/docs/latest/concepts/reports', kinds: ['steps', 'line', 'area'] },
  { address: '/docs/latest/tutorials/backtest_binance_orderbook', kinds: ['depth'] },
  { address: '/docs/latest/getting_started/backtest_low_level', kinds: ['candles'] },
] as const;

/** The first figure of a kind. */
export const figure = (page: Page, kind: string) => page.locator(`.chart[data-kind=${kind}]`).first();

/** The place of a figure's drawing. */
export const plot = (page: Page, kind: string) => figure(page, kind).locator('.chart-plot');

/** The drawing that a reader sees in a figure. */
export const drawing = (page: Page, kind: string) => plot(page, kind).locator('svg:visible');

/** Sizes of the letters in the drawings that a reader sees, in CSS pixels. */
export const letterSizes = (page: Page, drawings: string): Promise<number[]> =>
  page
    .locator(`${drawings} text`)
    .evaluateAll((texts) =>
      texts
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map(
          (text) =>
            parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.d ?? 0),
        ),
    );
