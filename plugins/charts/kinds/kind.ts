import type { EChartsCoreOption } from 'echarts/core';
import type { Csv } from '../data/csv';
import type { NumbersFile, NumbersTable } from '../data/table';

/** What a drawing needs to know of its place. */
export interface Room {
  /** Width in CSS pixels. */
  readonly width: number;
  readonly unit: string | undefined;
}

/** A place on the horizontal axis, and what the card there says: a title, then lines of a name and a value. */
export interface Point {
  /** As the axis counts. */
  readonly at: number;
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** A chart of a kind, its numbers read. */
export interface Chart {
  /** What it shows, in words: for who doesn't see it. */
  readonly words: string;
  /** The numbers behind it. */
  readonly tables: readonly NumbersTable[];
  /** What tells its series apart where the drawing has no room for their names: words, or the series' names. */
  readonly key?: { readonly words: string } | { readonly names: readonly string[] } | undefined;
  /** What ECharts draws in a place. */
  readonly option: (room: Room) => EChartsCoreOption;
  readonly points: readonly Point[];
}

/** What a page gives to a chart. */
interface Given {
  readonly unit: string | undefined;
  /** @throws Error that names the CSV file and its line, when it is missing or `read` refuses it */
  readonly open: <Read extends { readonly csv: Csv }>(
    name: string,
    read: (text: string) => Read,
  ) => { read: Read; file: NumbersFile };
  /** Name of the CSV file. */
  readonly data: string;
  /** Name of the CSV file with the fills, for candles. */
  readonly marks: string | undefined;
}

export type Kind = (given: Given) => Chart;
