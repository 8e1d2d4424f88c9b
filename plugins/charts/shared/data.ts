import { type Csv, CsvError, type CsvRow, readCsv } from './csv';
import { type ChartKind, mostRows, mostSeries } from './kinds';
import { parseNumber } from './numbers';
import { parseTime } from './time';

/** What stands below: moments (milliseconds since 1970), numbers, or words. */
export type Positions =
  | { readonly kind: 'time' | 'number'; readonly values: readonly number[] }
  | { readonly kind: 'text'; readonly values: readonly string[] };

export interface Series {
  readonly name: string;
  /** Undefined where the file has an empty cell. */
  readonly values: readonly (number | undefined)[];
}

export interface SeriesData {
  readonly csv: Csv;
  readonly positions: Positions;
  readonly series: readonly Series[];
}

export interface Candle {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

export interface Mark {
  readonly time: number;
  readonly price: number;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: number;
}

/** A price level; `total` is the size of all levels from the best price to this one. */
export interface Level {
  readonly price: number;
  readonly size: number;
  readonly total: number;
}

/** The two sides of a book, each from its best price outwards. */
export interface Depth {
  readonly csv: Csv;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/**
 * Reads the series of a line, area or column chart.
 *
 * @param text - CSV: what stands below, then a column for each series
 * @throws CsvError on what can't be drawn so
 */
export function readSeries(text: string, kind: ChartKind): SeriesData {
  const csv = readRows(text);
  const [first = '', ...names] = csv.header;
  if (names.length === 0) throw new CsvError(1, `there is no column beside '${first}'`);
  if (names.length > mostSeries) {
    throw new CsvError(1, `${names.length} series, and at most ${mostSeries} can be told apart`);
  }
  const series = names.map((name, index) => ({
    name,
    values: csv.rows.map((row) => (cell(row, index + 1) === '' ? undefined : number(row, index + 1, name))),
  }));
  for (const { name, values } of series) {
    if (values.every((value) => value === undefined)) throw new CsvError(1, `the series '${name}' is empty`);
  }
  return { csv, positions: readPositions(csv, kind), series };
}

function readPositions(csv: Csv, kind: ChartKind): Positions {
  const [name = ''] = csv.header;
  const texts = csv.rows.map((row) => cell(row, 0));
  const [first = ''] = texts;
  const as = parseTime(first) !== undefined ? 'time' : parseNumber(first) !== undefined ? 'number' : 'text';
  if (as === 'text') {
    if (kind === 'columns') return { kind: as, values: texts };
    throw new CsvError(
      csv.rows[0]?.line ?? 1,
      `'${first}' in column '${name}' is neither ISO-8601 time nor number`,
    );
  }
  const values = csv.rows.map((row) => (as === 'time' ? time(row, 0, name) : number(row, 0, name)));
  inOrder(csv, values, name);
  return { kind: as, values };
}

/** @throws CsvError on what isn't a row of bars, or a bar whose high or low isn't */
export function readCandles(text: string): { csv: Csv; candles: readonly Candle[] } {
  const csv = readRows(text);
  wantHeader(csv, ['time', 'open', 'high', 'low', 'close']);
  const candles = csv.rows.map((row) => {
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
    candles.map((candle) => candle.time),
    'time',
  );
  return { csv, candles };
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
    return own.map(({ price, size }) => ({ price, size, total: (total += size) }));
  };
  return { csv, bids: sideOf('bid'), asks: sideOf('ask') };
}

function readRows(text: string): Csv {
  const csv = readCsv(text);
  if (csv.rows.length === 0) throw new CsvError(1, 'there is a header and no row');
  const over = csv.rows[mostRows];
  if (over) {
    throw new CsvError(
      over.line,
      `${csv.rows.length} rows, and at most ${mostRows} are drawn. Thin it out where the program writes it`,
    );
  }
  return csv;
}

function wantHeader({ header }: Csv, wanted: readonly string[]): void {
  if (header.join() !== wanted.join()) {
    throw new CsvError(1, `the header is '${header.join()}' and has to be '${wanted.join()}'`);
  }
}

function inOrder({ rows }: Csv, values: readonly number[], name: string): void {
  const at = values.findIndex((value, index) => index > 0 && value < (values[index - 1] ?? value));
  if (at >= 0) throw new CsvError(rows[at]?.line ?? 1, `'${name}' goes back; sort the rows by it`);
}

const cell = ({ cells }: CsvRow, index: number): string => cells[index]?.trim() ?? '';

function number(row: CsvRow, index: number, name: string): number {
  const value = parseNumber(cell(row, index));
  if (value === undefined)
    throw new CsvError(row.line, `'${cell(row, index)}' in column '${name}' is no number`);
  return value;
}

function time(row: CsvRow, index: number, name: string): number {
  const value = parseTime(cell(row, index));
  if (value === undefined) {
    throw new CsvError(row.line, `'${cell(row, index)}' in column '${name}' is no ISO-8601 time`);
  }
  return value;
}

function oneOf<Choice extends string>(row: CsvRow, index: number, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === cell(row, index));
  if (!found) throw new CsvError(row.line, `'${cell(row, index)}' is none of ${choices.join(', ')}`);
  return found;
}
