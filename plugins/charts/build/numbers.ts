import type { Csv } from '../shared/csv';
import { numberAsWritten, numberText } from '../shared/numbers';
import { parseTime, timeWriter } from '../shared/time';
import type { Chart, NumbersFile } from './chart';

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
export interface Shown {
  readonly first: readonly (readonly string[])[];
  readonly leftOut: number;
  readonly last: readonly (readonly string[])[];
}

/** The tables of a chart: one, and a second for the fills on candles. */
export function numbersOf(chart: Chart): NumbersTable[] {
  const { unit, file } = chart;
  switch (chart.kind) {
    case 'candles': {
      const bars = table(file, chart.fills && 'Bars', { text: [], inUnit: file.csv.header.slice(1), unit });
      if (!chart.fills) return [bars];
      return [bars, table(chart.fills.file, 'Fills', { text: ['side'], inUnit: ['price'], unit })];
    }
    case 'depth': {
      const totals = new Map(
        [
          ...chart.bids.map((level) => ['bid', level] as const),
          ...chart.asks.map((level) => ['ask', level] as const),
        ].map(([side, { price, total }]) => [`${side} ${price}`, numberText(Number(total.toPrecision(12)))]),
      );
      const plain = table(file, undefined, { text: ['side'], inUnit: ['size'], unit });
      const cells = file.csv.rows.map((row) => row.cells);
      const total = (index: number) =>
        totals.get(`${cells[index]?.[2]?.trim() ?? ''} ${Number(cells[index]?.[0])}`);
      return [
        {
          ...plain,
          columns: [...plain.columns, { head: withUnit('cumulated', unit), isNumber: true }],
          rows: plain.rows.map((row, index) => [...row, total(index) ?? '']),
        },
      ];
    }
    case 'line':
    case 'steps':
    case 'area':
    case 'columns': {
      const [first = '', ...series] = file.csv.header;
      const text = chart.positions.kind === 'text' ? [first] : [];
      return [table(file, undefined, { text, inUnit: series, unit })];
    }
  }
}

/**
 * @param most - how many rows may be shown, an even number
 */
export function shownRows(rows: NumbersTable['rows'], most: number): Shown {
  if (rows.length <= most) return { first: rows, leftOut: 0, last: [] };
  return { first: rows.slice(0, most / 2), leftOut: rows.length - most, last: rows.slice(-most / 2) };
}

function table(
  file: NumbersFile,
  name: string | undefined,
  form: { text: readonly string[]; inUnit: readonly string[]; unit: string | undefined },
): NumbersTable {
  const columns = file.csv.header.map((head, index) => {
    if (form.text.includes(head)) return { head, isNumber: false, write: (cell: string) => cell };
    const times = timesOf(file.csv, index);
    if (times) {
      const write = timeWriter(times);
      return { head: `${head} (UTC)`, isNumber: false, write: (cell: string) => write(parseTime(cell) ?? 0) };
    }
    const unit = form.inUnit.includes(head) ? form.unit : undefined;
    return { head: withUnit(head, unit), isNumber: true, write: numberAsWritten };
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

function withUnit(head: string, unit: string | undefined): string {
  return unit === undefined ? head : `${head} (${unit})`;
}
