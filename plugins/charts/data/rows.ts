import { type Csv, CsvError, type CsvRow, readCsv } from './csv';
import { parseNumber } from './numbers';
import { parseTime } from './time';

/** More rows than this draw no better picture and cost every reader. */
const mostRows = 2000;

/**
 * Reads the rows of a chart's file.
 *
 * @throws CsvError when there is none, or more than are drawn
 */
export function readRows(text: string): Csv {
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

/** @throws CsvError for another header */
export function wantHeader({ header }: Csv, wanted: readonly string[]): void {
  if (header.join() !== wanted.join()) {
    throw new CsvError(1, `the header is '${header.join()}' and has to be '${wanted.join()}'`);
  }
}

/** @throws CsvError where a value is less than the one before it */
export function inOrder({ rows }: Csv, values: readonly number[], name: string): void {
  const at = values.findIndex((value, index) => index > 0 && value < (values[index - 1] ?? value));
  if (at >= 0) throw new CsvError(rows[at]?.line ?? 1, `'${name}' goes back; sort the rows by it`);
}

/** A cell without blanks around it; '' where there is none. */
export const cell = ({ cells }: CsvRow, index: number): string => cells[index]?.trim() ?? '';

/** @throws CsvError for what is no number */
export function number(row: CsvRow, index: number, name: string): number {
  const value = parseNumber(cell(row, index));
  if (value === undefined)
    throw new CsvError(row.line, `'${cell(row, index)}' in column '${name}' is no number`);
  return value;
}

/** @returns milliseconds since 1970 @throws CsvError for what is no ISO-8601 time */
export function time(row: CsvRow, index: number, name: string): number {
  const value = parseTime(cell(row, index));
  if (value === undefined) {
    throw new CsvError(row.line, `'${cell(row, index)}' in column '${name}' is no ISO-8601 time`);
  }
  return value;
}

/** @throws CsvError for a word that is none of these */
export function oneOf<Choice extends string>(row: CsvRow, index: number, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === cell(row, index));
  if (!found) throw new CsvError(row.line, `'${cell(row, index)}' is none of ${choices.join(', ')}`);
  return found;
}
