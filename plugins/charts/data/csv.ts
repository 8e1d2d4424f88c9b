/** A row of a CSV file, with the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A CSV file. Each row has as many cells as the header. */
export interface Csv {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** What is wrong in a line of a CSV file. */
export class CsvError extends Error {
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
    this.name = 'CsvError';
  }
}

/**
 * Reads a CSV file (RFC 4180): commas, quotes where needed, a header. Our own, since a mistake is told with its line.
 *
 * @param text - the file's text
 * @throws CsvError for an empty file, an open quote, a column without a name or named twice, and a row that is too
 *   short or too long
 */
export function readCsv(text: string): Csv {
  const [head, ...rows] = records(text.replace(/^\uFEFF/, ''));
  if (!head) throw new CsvError(1, 'the file is empty');
  const header = head.cells.map((name) => name.trim());
  for (const [index, name] of header.entries()) {
    if (name === '') throw new CsvError(head.line, `column ${index + 1} has no name`);
    if (header.indexOf(name) !== index) throw new CsvError(head.line, `two columns are called '${name}'`);
  }
  for (const { line, cells } of rows) {
    if (cells.length !== header.length) {
      throw new CsvError(line, `${cells.length} cells where the header has ${header.length}`);
    }
  }
  return { header, rows };
}

/** All records but empty lines. */
function records(text: string): CsvRow[] {
  const found: CsvRow[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  while (cell.lastIndex < text.length || cells.length > 0) {
    const from = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new CsvError(line, 'a quote is open, or stands inside a cell without quotes around it');
    const [whole, quoted, plain = '', end] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end !== ',') {
      if (cells.length > 1 || quoted !== undefined || plain.trim() !== '') found.push({ line: start, cells });
      cells = [];
      start = line;
    }
    if (cell.lastIndex === from && end === '') break;
  }
  return found;
}
