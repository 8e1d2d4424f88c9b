import { type Csv, CsvError } from '../data/csv';
import { numberText, parseNumber } from '../data/numbers';
import { cell, inOrder, number, readRows, time } from '../data/rows';
import { parseTime, timeWriter } from '../data/time';
import { withUnit } from './words';

/** What stands below: moments (milliseconds since 1970), numbers, or words. */
type Positions =
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

/** One more couldn't be told apart by colour and line. */
const mostSeries = 4;

/**
 * Reads the series of a line or column chart.
 *
 * @param text - CSV: what stands below, then a column for each series
 * @param mayBeWords - whether words may stand below
 * @throws CsvError on what can't be drawn so
 */
export function readSeries(text: string, mayBeWords: boolean): SeriesData {
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
  return { csv, positions: readPositions(csv, mayBeWords), series };
}

function readPositions(csv: Csv, mayBeWords: boolean): Positions {
  const [name = ''] = csv.header;
  const texts = csv.rows.map((row) => cell(row, 0));
  const [first = ''] = texts;
  const as = parseTime(first) !== undefined ? 'time' : parseNumber(first) !== undefined ? 'number' : 'text';
  if (as === 'text') {
    if (mayBeWords) return { kind: as, values: texts };
    throw new CsvError(
      csv.rows[0]?.line ?? 1,
      `'${first}' in column '${name}' is neither ISO-8601 time nor number`,
    );
  }
  const values = csv.rows.map((row) => (as === 'time' ? time(row, 0, name) : number(row, 0, name)));
  inOrder(csv, values, name);
  return { kind: as, values };
}

/** The positions as a reader reads them. */
export function positionTexts({ kind, values }: Positions): readonly string[] {
  if (kind === 'text') return values;
  return values.map(kind === 'time' ? timeWriter(values) : numberText);
}

/** What each series says in a row, where it says anything. */
export function valuesAt(series: readonly Series[], row: number, unit: string | undefined) {
  return series.flatMap(({ name, values }) => {
    const value = values[row];
    return value === undefined ? [] : [[name, withUnit(value, unit)] as const];
  });
}

/** All values of a chart's series, without the gaps. */
export const shownValues = (series: readonly Series[]): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== undefined));
