import { describe, expect, it } from 'vitest';
import type { ExampleRecord } from '../../plugins/examples/node/records';
import { merged, sameRun } from './write';

const uuid = (digit: string) => `id ${digit.repeat(8)}-1a1e-4a75-b193-4eb3b454c757`;
const record = (hash: string, output: string, date = '2026-11-20'): ExampleRecord => ({
  hash,
  outcome: 'ran',
  date,
  output,
});
const kept = {
  version: '1',
  pages: { a: [record('1', uuid('a')), record('2', 'x')], gone: [record('3', '')] },
};
const after = (records: readonly ExampleRecord[]) => merged(kept, '1', new Map([['a', records]]), ['b', 'a']);

describe('new runs among the kept ones', () => {
  it('leave a record that says the same, with its date', () => {
    const now = [record('1', uuid('b'), '2026-11-21'), record('2', 'y', '2026-11-21')];
    expect(after(now).pages['a']).toEqual([kept.pages.a[0], now[1]]);
  });

  it('replace a record of another code', () => {
    const now = [record('9', uuid('a'), '2026-11-21')];
    expect(after(now).pages['a']).toEqual(now);
  });

  it('drop pages that are no more, and keep those that didn’t run', () => {
    expect(Object.keys(merged(kept, '1', new Map(), ['a']).pages)).toEqual(['a']);
    expect(merged(kept, '1', new Map(), ['a']).pages['a']).toEqual(kept.pages.a);
  });
});

describe('two runs', () => {
  const log = (text: string) => `2024-03-04T09:00:00.000000000Z [ERROR] T-001.Engine: ${text}`;

  it('came to the same wherever lines of the log stand among the printed ones', () => {
    const one = record('1', `${log('a')}\nx\ny\n${log('b')}`);
    expect(sameRun(one, record('1', `x\n${log('a')}\n${log('b')}\ny`))).toBe(true);
  });

  it('differ where printed lines, or those of the log, changed places, and where one is gone', () => {
    const one = record('1', `${log('a')}\nx\ny\n${log('b')}`);
    for (const other of [
      `${log('a')}\ny\nx\n${log('b')}`,
      `${log('b')}\nx\ny\n${log('a')}`,
      `x\ny\n${log('b')}`,
    ])
      expect(sameRun(one, record('1', other))).toBe(false);
  });
});
