import type { Csv } from './csv';
import { numberAsWritten } from './numbers';
import { parseTime, timeWriter } from './time';

/** A file of numbers, with its path in the built site. */
export interface NumbersFile {
  readonly name: string;
  /** Below the site's folder. */
  readonly path: string;
  readonly csv: Csv;
  /** Below the site's base path, without a slash in front. */
  readonly asset: string;
}

/** A column of a table of numbers. */
export interface NumbersColumn {
  readonly head: string;
  readonly isNumber: boolean;
}

/** The numbers behind a chart, as a reader sees them. */
export interface NumbersTable {
  /** What it lists, where a chart has two. */
  readonly name: string | undefined;
  readonly file: NumbersFile;
  readonly columns: readonly NumbersColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** The rows of a table that are shown, and how many stand between them. */
interface Shown {
  readonly first: readonly (readonly string[])[];
  readonly leftOut: number;
  readonly last: readonly (readonly string[])[];
}

/**
 * @param most - how many rows may be shown, an even number
 */
export function shownRows(rows: NumbersTable['rows'], most: number): Shown {
  if (rows.length <= most) return { first: rows, leftOut: 0, last: [] };
  return { first: rows.slice(0, most / 2), leftOut: rows.length - most, last: rows.slice(-most / 2) };
}

/** How a table is written. */
interface Form {
  /** What it lists, where a chart has two. */
  readonly name?: string | undefined;
  /** Columns of words. */
  readonly text?: readonly string[];
  /** Columns whose numbers are in the unit. */
  readonly inUnit: readonly string[];
  readonly unit: string | undefined;
}

/** The numbers of a file as a reader reads them. */
export function numbersTable(file: NumbersFile, { name, text = [], inUnit, unit }: Form): NumbersTable {
  const columns = file.csv.header.map((head, index) => {
    if (text.includes(head)) return { head, isNumber: false, write: (cell: string) => cell };
    const times = timesOf(file.csv, index);
    if (times) {
      const write = timeWriter(times);
      return { head: `${head} (UTC)`, isNumber: false, write: (cell: string) => write(parseTime(cell) ?? 0) };
    }
    const own = inUnit.includes(head) ? unit : undefined;
    return { head: headWithUnit(head, own), isNumber: true, write: numberAsWritten };
  });
  const rows = file.csv.rows.map(({ cells }) =>
    columns.map(({ write }, index) => write(cells[index]?.trim() ?? '')),
  );
  return { name, file, columns, rows };
}

/** The times of a column; undefined when it holds something else. */
function timesOf({ rows }: Csv, index: number): number[] | undefined {
  const times = rows.map(({ cells }) => parseTime(cells[index]?.trim() ?? ''));
  return times.every((time) => time !== undefined) ? times : undefined;
}

/** `equity (USD)`, or the name alone. */
export function headWithUnit(head: string, unit: string | undefined): string {
  return unit === undefined ? head : `${head} (${unit})`;
}
