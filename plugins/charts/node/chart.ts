import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePlace } from '../../pages/pagePlace';
import { type Csv, CsvError } from '../data/csv';
import type { NumbersFile } from '../data/table';
import { kinds } from '../kinds';
import type { Chart } from '../kinds/kind';
import { assetPath } from './assetPath';
import type { ChartRequest } from './directive';

/** Folder of the files that a page's programs wrote. */
function chartFolder({ version, page }: Pick<PagePlace, 'version' | 'page'>): string {
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
  { kind, data, marks, unit }: ChartRequest,
): Chart {
  const read = kinds.get(kind);
  if (!read) throw new Error(`'${kind}' is no kind of chart`);
  const open = <Read extends { readonly csv: Csv }>(name: string, parse: (text: string) => Read) =>
    readNumbers(siteDir, `${chartFolder(place)}/${name}`, name, parse);
  return read({ unit, data, marks, open });
}

function readNumbers<Read extends { readonly csv: Csv }>(
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
    return { read, file: { name, path, csv: read.csv, asset: assetPath(bytes, 'csv') } };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`${path}:${error.line}: ${error.message}`, { cause: error });
  }
}
