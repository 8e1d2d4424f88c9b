/** What a chart can be. */
export const chartKinds = ['line', 'steps', 'area', 'columns', 'candles', 'depth'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** More rows than this draw no better picture and cost every reader. */
export const mostRows = 2000;

/** One more couldn't be told apart by colour and line. */
export const mostSeries = 4;

export function isChartKind(text: string): text is ChartKind {
  return (chartKinds as readonly string[]).includes(text);
}
