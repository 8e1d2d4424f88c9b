import { type Csv, CsvError } from '../data/csv';
import { numberText } from '../data/numbers';
import { number, oneOf, readRows, wantHeader } from '../data/rows';
import { headWithUnit, numbersTable, type NumbersTable } from '../data/table';
import { dashes, frame, label, paint, still, valueAxis } from './axes';
import type { Kind, Point, Room } from './kind';
import { inUnit, plural, withUnit } from './words';

/** A price level; `total` is the size of all levels from the best price to this one. */
interface Level {
  readonly price: number;
  readonly size: number;
  readonly total: number;
}

/** The two sides of a book, each from its best price outwards. */
interface Depth {
  readonly csv: Csv;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** The book's sizes, summed from the best price outwards: bids on the left, asks on the right. */
export const depth: Kind = ({ open, data, unit }) => {
  const { read, file } = open(data, readDepth);
  return {
    words: wordsOf(read, unit),
    tables: [withTotals(numbersTable(file, { text: ['side'], inUnit: ['size'], unit }), read, unit)],
    option: (room) => depthOption(read, room),
    points: [...pointsOf('bid', read.bids, unit).reverse(), ...pointsOf('ask', read.asks, unit)],
  };
};

/** @throws CsvError on what isn't a price level, and where a side is missing */
export function readDepth(text: string): Depth {
  const csv = readRows(text);
  wantHeader(csv, ['price', 'size', 'side']);
  const levels = csv.rows.map((row) => ({
    price: number(row, 0, 'price'),
    size: number(row, 1, 'size'),
    side: oneOf(row, 2, ['bid', 'ask'] as const),
  }));
  const sideOf = (side: 'bid' | 'ask'): Level[] => {
    const own = levels.filter((level) => level.side === side);
    if (own.length === 0) throw new CsvError(1, `no row has the side '${side}'`);
    own.sort((a, b) => (side === 'bid' ? b.price - a.price : a.price - b.price));
    let total = 0;
    return own.map(({ price, size }) => ({ price, size, total: rounded((total += size)) }));
  };
  return { csv, bids: sideOf('bid'), asks: sideOf('ask') };
}

/** Without the dust that sums of decimals gather. */
const rounded = (value: number): number => Number(value.toPrecision(12));

function wordsOf({ bids, asks }: Depth, unit: string | undefined): string {
  const side = (name: string, levels: readonly Level[], direction: string) =>
    `${plural(levels.length, name)}, best ${numberText(levels[0]?.price ?? 0)}, ` +
    `${numberText(levels.at(-1)?.total ?? 0)} in all ${direction} to ${numberText(levels.at(-1)?.price ?? 0)}`;
  return `Depth chart of size${inUnit(unit)} by price. ${side('bid', bids, 'down')}. ${side('ask', asks, 'up')}.`;
}

function withTotals(table: NumbersTable, { bids, asks }: Depth, unit: string | undefined): NumbersTable {
  const totals = new Map<string, string>([
    ...bids.map(({ price, total }) => [`bid ${price}`, numberText(total)] as const),
    ...asks.map(({ price, total }) => [`ask ${price}`, numberText(total)] as const),
  ]);
  const totalOf = (cells: readonly string[] = []) =>
    totals.get(`${cells[2]?.trim() ?? ''} ${Number(cells[0])}`);
  return {
    ...table,
    columns: [...table.columns, { head: headWithUnit('cumulated', unit), isNumber: true }],
    rows: table.rows.map((row, index) => [...row, totalOf(table.file.csv.rows[index]?.cells) ?? '']),
  };
}

function pointsOf(side: string, levels: readonly Level[], unit: string | undefined): Point[] {
  return levels.map(({ price, size, total }) => ({
    at: price,
    title: `${side} ${numberText(price)}`,
    lines: [
      ['size', withUnit(size, unit)],
      ['cumulated', withUnit(total, unit)],
    ],
  }));
}

function depthOption({ bids, asks }: Depth, room: Room) {
  const values = (of: (level: Level) => number) => [...bids, ...asks].map(of);
  return {
    ...frame(room, 16),
    xAxis: {
      ...valueAxis(
        room,
        false,
        values(({ price }) => price),
      ),
      scale: true,
    },
    yAxis: valueAxis(
      room,
      true,
      values(({ total }) => total),
    ),
    series: [sideSeries('bids', bids, 0), sideSeries('asks', asks, 1)],
  };
}

function sideSeries(name: string, levels: readonly Level[], index: 0 | 1) {
  const color = paint(index === 0 ? 'buy' : 'sell');
  return {
    ...still,
    type: 'line',
    name,
    // A step at each price, from nothing at the best one.
    data: [[levels[0]?.price ?? 0, 0], ...levels.map(({ price, total }) => [price, total])],
    step: 'end',
    symbol: 'none',
    lineStyle: { color, width: 1.75, type: dashes[index] },
    areaStyle: { color, opacity: 0.14 },
    itemStyle: { color },
    endLabel: {
      ...label,
      show: true,
      formatter: name,
      color,
      // Above the outer end, from where the sizes fall towards the best price.
      align: index === 0 ? 'left' : 'right',
      verticalAlign: 'bottom',
      distance: 0,
      offset: [0, -6],
    },
  };
}
