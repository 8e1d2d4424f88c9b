import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError } from '../shared/csv';
import {
  type Candle,
  type Depth,
  type Mark,
  readCandles,
  readDepth,
  readMarks,
  readSeries,
  type SeriesData,
} from '../shared/data';
import type { Csv } from '../shared/csv';
import { assetPath } from './assets';
import type { ChartRequest } from './directive';
import type { PagePlace } from '../../pages/pagePlace';

/** A file of numbers, with its path in the built site. */
export interface NumbersFile {
  readonly name: string;
  readonly csv: Csv;
  /** Below the site's base path, without a slash in front. */
  readonly asset: string;
}

/** A chart, ready to be written in any form. */
export type Chart = {
  readonly unit: string | undefined;
  readonly file: NumbersFile;
} & (
  | ({ readonly kind: 'line' | 'steps' | 'area' | 'columns' } & SeriesData)
  | ({ readonly kind: 'depth' } & Depth)
  | {
      readonly kind: 'candles';
      readonly candles: readonly Candle[];
      readonly fills: { readonly file: NumbersFile; readonly marks: readonly Mark[] } | undefined;
    }
);

/** Folder of the files that a page's programs wrote. */
export function chartFolder({ version, page }: Pick<PagePlace, 'version' | 'page'>): string {
  return `facts/${version}/charts/${page}`;
}

/**
 * Reads the numbers of a chart.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the CSV file, and its line, when it is missing or can't be drawn so
 */
export function readChart(
  siteDir: string,
  place: Pick<PagePlace, 'version' | 'page'>,
  request: ChartRequest,
): Chart {
  const open = <Read extends { csv: Csv }>(name: string, read: (text: string) => Read) =>
    readNumbers(siteDir, `${chartFolder(place)}/${name}`, name, read);
  const { kind, data, marks, unit } = request;
  if (kind === 'candles') {
    const { read, file } = open(data, readCandles);
    const fills = marks === undefined ? undefined : open(marks, readMarks);
    return {
      kind,
      unit,
      file,
      candles: read.candles,
      fills: fills && { file: fills.file, marks: fills.read.marks },
    };
  }
  if (kind === 'depth') {
    const { read, file } = open(data, readDepth);
    return { kind, unit, file, ...read };
  }
  const { read, file } = open(data, (text) => readSeries(text, kind));
  return { kind, unit, file, ...read };
}

function readNumbers<Read extends { csv: Csv }>(
  siteDir: string,
  path: string,
  name: string,
  parse: (text: string) => Read,
): { read: Read; file: NumbersFile } {
  const full = join(siteDir, path);
  if (!existsSync(full)) {
    throw new Error(`there is no ${path}. Let a program of the page write it, and run the pages' examples`);
  }
  const bytes = readFileSync(full);
  try {
    const read = parse(bytes.toString('utf8'));
    return { read, file: { name, csv: read.csv, asset: assetPath(bytes) } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${path}:${error.line}: ${error.message}`, { cause: error });
  }
}
