import type { Candle, Level, Mark, Series, SeriesData } from '../shared/data';
import { numberText } from '../shared/numbers';
import { timeWriter } from '../shared/time';
import type { Chart } from './chart';

const kinds = {
  line: 'Line chart',
  steps: 'Step chart',
  area: 'Area chart',
  columns: 'Column chart',
} as const;

/** Says in words what a chart shows: for who doesn't see it, and until it is drawn. */
export function describe(chart: Chart): string {
  const unit = chart.unit === undefined ? '' : ` in ${chart.unit}`;
  switch (chart.kind) {
    case 'candles':
      return candlesText(chart.candles, chart.fills?.marks, unit);
    case 'depth':
      return depthText(chart.bids, chart.asks, unit);
    case 'line':
    case 'steps':
    case 'area':
    case 'columns':
      return [`${kinds[chart.kind]}${unit}, ${range(chart)}.`, ...chart.series.map(seriesText)].join(' ');
  }
}

function range({ positions, csv }: SeriesData): string {
  const [name = ''] = csv.header;
  const count = plural(csv.rows.length, 'row');
  if (positions.kind === 'text') return count;
  const { values } = positions;
  const write = positions.kind === 'time' ? timeWriter(values) : numberText;
  const zone = positions.kind === 'time' && write(values[0] ?? 0).length > 10 ? ' UTC' : '';
  const from = write(values[0] ?? 0);
  const to = write(values.at(-1) ?? 0);
  const what = positions.kind === 'time' ? '' : `${name} `;
  return `${count}, ${what}${from} to ${to}${zone}`;
}

function seriesText({ name, values }: Series): string {
  const known = values.filter((value) => value !== undefined);
  const [first = 0] = known;
  const words = [
    `first ${numberText(first)}`,
    `last ${numberText(known.at(-1) ?? first)}`,
    `lowest ${numberText(least(known))}`,
    `highest ${numberText(most(known))}`,
  ];
  return `${name}: ${words.join(', ')}.`;
}

function candlesText(candles: readonly Candle[], marks: readonly Mark[] | undefined, unit: string): string {
  const times = candles.map(({ time }) => time);
  const write = timeWriter(times);
  const from = write(times[0] ?? 0);
  const to = write(times.at(-1) ?? 0);
  const zone = from.length > 10 ? ' UTC' : '';
  const words = [
    `first open ${numberText(candles[0]?.open ?? 0)}`,
    `last close ${numberText(candles.at(-1)?.close ?? 0)}`,
    `lowest ${numberText(least(candles.map(({ low }) => low)))}`,
    `highest ${numberText(most(candles.map(({ high }) => high)))}`,
  ];
  const text = `Candlestick chart${unit}, ${plural(candles.length, 'bar')}, ${from} to ${to}${zone}: ${words.join(', ')}.`;
  if (!marks) return text;
  const buys = marks.filter(({ side }) => side === 'BUY').length;
  return `${text} ${plural(marks.length, 'fill')}: ${buys} bought, ${marks.length - buys} sold.`;
}

function depthText(bids: readonly Level[], asks: readonly Level[], unit: string): string {
  const side = (name: string, levels: readonly Level[]) =>
    `${plural(levels.length, name)}, best ${numberText(levels[0]?.price ?? 0)}, ` +
    `${numberText(rounded(levels.at(-1)?.total ?? 0))} in all down to ${numberText(levels.at(-1)?.price ?? 0)}`;
  const below = side('bid', bids);
  const above = side('ask', asks).replace(' down to ', ' up to ');
  return `Depth chart of size${unit} by price. ${below}. ${above}.`;
}

function plural(count: number, word: string): string {
  return `${numberText(count)} ${word}${count === 1 ? '' : 's'}`;
}

/** Without the dust that sums of decimals gather. */
const rounded = (value: number): number => Number(value.toPrecision(12));
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
