import { describe, expect, it } from 'vitest';
import { readCsv } from './csv';

const rows = (text: string) => readCsv(text).rows.map(({ cells, line }) => [line, ...cells]);

describe('CSV', () => {
  it('is read with its lines, quotes and either line end', () => {
    expect(readCsv('a,b\n1,2\n').header).toEqual(['a', 'b']);
    expect(rows('a,b\r\n1,2\r\n\r\n3,\n')).toEqual([
      [2, '1', '2'],
      [4, '3', ''],
    ]);
    expect(rows('a,b\n"x, ""y""\nz",2\n3,4')).toEqual([
      [2, 'x, "y"\nz', '2'],
      [4, '3', '4'],
    ]);
  });

  it.each([
    ['', 'the file is empty', 1],
    ['a,,c\n', 'column 2 has no name', 1],
    ['a,a\n', "two columns are called 'a'", 1],
    ['a,b\n1,2\n1\n', '1 cells where the header has 2', 3],
    ['a,b\n1,2,3\n', '3 cells where the header has 2', 2],
    ['a,b\n"1,2\n', 'a quote is open', 2],
    ['a,b\n1"2,3\n', 'a quote is open', 2],
  ])('%j is refused: %s', (text, reason, line) => {
    expect(() => readCsv(text)).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(reason) as string }),
    );
  });
});
