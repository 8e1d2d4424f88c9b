import { describe, expect, it } from 'vitest';
import { readCandles, readMarks } from './candles';
import { readDepth } from './depth';
import { readSeries } from './series';

const refuses = (read: () => unknown, line: number, reason: string) =>
  expect(read).toThrow(expect.objectContaining({ line, message: expect.stringContaining(reason) as string }));
const lines = (count: number) => `time,a\n${Array.from({ length: count }, (_, at) => `${at},1\n`).join('')}`;

describe('series', () => {
  it('stand over times, numbers, and columns over words too', () => {
    const { positions, series } = readSeries('time,a,b\n2024-01-01,1,\n2024-01-02,2,3\n', false);
    expect(positions).toEqual({ kind: 'time', values: [Date.UTC(2024, 0, 1), Date.UTC(2024, 0, 2)] });
    expect(series).toEqual([
      { name: 'a', values: [1, 2] },
      { name: 'b', values: [undefined, 3] },
    ]);
    expect(readSeries('n,a\n1,1\n', false).positions.kind).toBe('number');
    expect(readSeries('id,a\nP-1,1\n', true).positions).toEqual({ kind: 'text', values: ['P-1'] });
  });

  it.each([
    ['time,a\n', 1, 'a header and no row'],
    ['time\n1\n', 1, "no column beside 'time'"],
    ['time,a,b,c,d,e\n1,1,1,1,1,1\n', 1, '5 series, and at most 4'],
    ['time,a,b\n1,1,\n', 1, "the series 'b' is empty"],
    ['time,a\nP-1,1\n', 2, "'P-1' in column 'time' is neither ISO-8601 time nor number"],
    ['time,a\n2024-01-01,1\nx,1\n', 3, "'x' in column 'time' is no ISO-8601 time"],
    ['time,a\n1,1\n2,nan\n', 3, "'nan' in column 'a' is no number"],
    ['time,a\n2,1\n1,1\n', 3, "'time' goes back"],
  ])('%j is refused', (text, line, reason) => refuses(() => readSeries(text, false), line, reason));

  it('may have 2,000 rows and no more', () => {
    expect(readSeries(lines(2000), false).csv.rows).toHaveLength(2000);
    refuses(() => readSeries(lines(2001), false), 2002, '2001 rows, and at most 2000 are drawn. Thin it out');
  });
});

describe('candles', () => {
  const head = 'time,open,high,low,close\n';
  it('have their four prices', () => {
    expect(readCandles(`${head}2024-01-01,2,4,1,3\n`).candles).toEqual([
      { time: Date.UTC(2024, 0, 1), open: 2, high: 4, low: 1, close: 3 },
    ]);
  });

  it.each([
    ['time,open,close,high,low\n1,1,1,1,1\n', 1, "has to be 'time,open,high,low,close'"],
    [`${head}1,2,4,1,3\n`, 2, 'no ISO-8601 time'],
    [`${head}2024-01-01,2,2,1,3\n`, 2, 'the high is below another price'],
    [`${head}2024-01-01,2,4,2.5,3\n`, 2, 'the low is above another price'],
    [`${head}2024-01-02,2,4,1,3\n2024-01-01,2,4,1,3\n`, 3, "'time' goes back"],
  ])('%j is refused', (text, line, reason) => refuses(() => readCandles(text), line, reason));
});

describe('marks', () => {
  const head = 'time,price,side,quantity\n';
  it('are bought or sold', () => {
    expect(readMarks(`${head}2024-01-01,1.5,SELL,10\n`).marks).toEqual([
      { time: Date.UTC(2024, 0, 1), price: 1.5, side: 'SELL', quantity: 10 },
    ]);
    refuses(() => readMarks(`${head}2024-01-01,1.5,sell,10\n`), 2, "'sell' is none of BUY, SELL");
    refuses(() => readMarks('time,price\n2024-01-01,1\n'), 1, "has to be 'time,price,side,quantity'");
  });
});

describe('depth', () => {
  it('is summed from the best price outwards', () => {
    const { bids, asks } = readDepth('price,size,side\n9,1,bid\n10,2,bid\n12,4,ask\n11,3,ask\n');
    expect(bids.map(({ price, total }) => [price, total])).toEqual([
      [10, 2],
      [9, 3],
    ]);
    expect(asks.map(({ price, total }) => [price, total])).toEqual([
      [11, 3],
      [12, 7],
    ]);
  });

  it('needs two sides', () => {
    refuses(() => readDepth('price,size,side\n9,1,bid\n'), 1, "no row has the side 'ask'");
    refuses(() => readDepth('price,size,side\n9,1,buy\n'), 2, "'buy' is none of bid, ask");
  });
});
