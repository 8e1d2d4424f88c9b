import { type Csv, CsvError } from '../data/csv';
import { numberText } from '../data/numbers';
import { inOrder, number, oneOf, readRows, time, wantHeader } from '../data/rows';
import { numbersTable } from '../data/table';
import { timeWriter } from '../data/time';
import { frame, paint, still, timeAxis, valueAxis } from './axes';
import type { Kind, Point, Room } from './kind';
import { extremes, inUnit, plural, timeRange, withUnit } from './words';

interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

interface Mark {
  readonly time: number;
  readonly price: number;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: number;
}

/** Bars that rose are hollow, those that fell are filled; a buy points up from below its price, a sale down from above. */
export const candles: Kind = ({ open, data, marks: marksFile, unit }) => {
  const { read, file } = open(data, readCandles);
  const fills = marksFile === undefined ? undefined : open(marksFile, readMarks);
  const marks = fills?.read.marks;
  const bars = numbersTable(file, { name: fills && 'Bars', inUnit: file.csv.header.slice(1), unit });
  return {
    words: wordsOf(read.candles, marks, unit),
    tables: fills
      ? [bars, numbersTable(fills.file, { name: 'Fills', text: ['side'], inUnit: ['price'], unit })]
      : [bars],
    key: { words: `Hollow bars rose, filled bars fell.${marks ? ' ▲\u00a0bought, ▼\u00a0sold.' : ''}` },
    option: (room) => candlesOption(read.candles, marks ?? [], room),
    points: pointsOf(read.candles, marks ?? [], unit),
  };
};

/** @throws CsvError on what isn't a row of bars, or a bar whose high or low isn't */
export function readCandles(text: string): { csv: Csv; candles: readonly Candle[] } {
  const csv = readRows(text);
  wantHeader(csv, ['time', 'open', 'high', 'low', 'close']);
  const read = csv.rows.map((row) => {
    const candle = {
      time: time(row, 0, 'time'),
      open: number(row, 1, 'open'),
      high: number(row, 2, 'high'),
      low: number(row, 3, 'low'),
      close: number(row, 4, 'close'),
    };
    if (candle.high < Math.max(candle.open, candle.close, candle.low)) {
      throw new CsvError(row.line, 'the high is below another price of the bar');
    }
    if (candle.low > Math.min(candle.open, candle.close)) {
      throw new CsvError(row.line, 'the low is above another price of the bar');
    }
    return candle;
  });
  inOrder(
    csv,
    read.map((candle) => candle.time),
    'time',
  );
  return { csv, candles: read };
}

/** @throws CsvError on what isn't a fill */
export function readMarks(text: string): { csv: Csv; marks: readonly Mark[] } {
  const csv = readRows(text);
  wantHeader(csv, ['time', 'price', 'side', 'quantity']);
  const marks = csv.rows.map((row) => ({
    time: time(row, 0, 'time'),
    price: number(row, 1, 'price'),
    side: oneOf(row, 2, ['BUY', 'SELL'] as const),
    quantity: number(row, 3, 'quantity'),
  }));
  return { csv, marks };
}

function wordsOf(
  bars: readonly Candle[],
  marks: readonly Mark[] | undefined,
  unit: string | undefined,
): string {
  const range = timeRange(bars.map((bar) => bar.time));
  const [lows, highs] = [bars.map(({ low }) => low), bars.map(({ high }) => high)];
  const prices = extremes('first open', bars[0]?.open, 'last close', bars.at(-1)?.close, lows, highs);
  const text = `Candlestick chart${inUnit(unit)}, ${plural(bars.length, 'bar')}, ${range}: ${prices}.`;
  if (!marks) return text;
  const buys = marks.filter(({ side }) => side === 'BUY').length;
  return `${text} ${plural(marks.length, 'fill')}: ${buys} bought, ${marks.length - buys} sold.`;
}

/** Each bar with its prices, and the fills that are nearest to it. */
function pointsOf(bars: readonly Candle[], marks: readonly Mark[], unit: string | undefined): Point[] {
  const write = timeWriter(bars.map((bar) => bar.time));
  const fills = new Map<Candle | undefined, (readonly [string, string])[]>();
  for (const { time: at, side, quantity, price } of marks) {
    const nearest = bars.reduce<Candle | undefined>(
      (best, bar) => (best && Math.abs(best.time - at) <= Math.abs(bar.time - at) ? best : bar),
      undefined,
    );
    const line = [side, `${numberText(quantity)} at ${numberText(price)}`] as const;
    fills.set(nearest, [...(fills.get(nearest) ?? []), line]);
  }
  return bars.map((bar) => ({
    at: bar.time,
    title: write(bar.time),
    lines: [
      ...(['open', 'high', 'low', 'close'] as const).map(
        (name) => [name, withUnit(bar[name], unit)] as const,
      ),
      ...(fills.get(bar) ?? []),
    ],
  }));
}

function candlesOption(bars: readonly Candle[], marks: readonly Mark[], room: Room) {
  const prices = bars.flatMap(({ low, high }) => [low, high]);
  return {
    ...frame(room, 12),
    xAxis: timeAxis(room, (bars.at(-1)?.time ?? 0) - (bars[0]?.time ?? 0)),
    yAxis: { ...valueAxis(room, true, prices), scale: true },
    series: [
      {
        ...still,
        type: 'candlestick',
        data: bars.map(({ time: at, open, close, low, high }) => [at, open, close, low, high]),
        barMaxWidth: 14,
        itemStyle: {
          color: paint('ifm-background-color'),
          borderColor: paint('buy'),
          color0: paint('sell'),
          borderColor0: paint('sell'),
          borderColorDoji: paint('ifm-font-color-secondary'),
        },
      },
      fillSeries(marks, 'BUY'),
      fillSeries(marks, 'SELL'),
    ],
  };
}

function fillSeries(marks: readonly Mark[], side: Mark['side']) {
  const isBuy = side === 'BUY';
  return {
    ...still,
    type: 'scatter',
    data: marks.filter((mark) => mark.side === side).map(({ time: at, price }) => [at, price]),
    symbol: isBuy ? 'triangle' : 'path://M0,0 L10,0 L5,10 Z',
    symbolSize: 10,
    symbolOffset: [0, isBuy ? 11 : -11],
    itemStyle: {
      color: paint(isBuy ? 'buy' : 'sell'),
      borderColor: paint('ifm-background-color'),
      borderWidth: 1,
      opacity: 1,
    },
    z: 5,
  };
}
