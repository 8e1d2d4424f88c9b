import { describe, expect, it } from 'vitest';
import type { ExampleRecord } from '../../plugins/examples/node/records';
import { merged } from './write';

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
