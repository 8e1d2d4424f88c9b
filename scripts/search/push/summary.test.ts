import { expect, it } from 'vitest';
import { jsonBytes } from './pieces';
import type { HostedRecord } from './records';
import { summary } from './summary';

const record = (version: string, kind: string, objectID: string, url: string, content = '') =>
  ({ version, kind, objectID, url, content }) as HostedRecord;

it('counts by version and kind, and names the largest record', () => {
  const largest = record('nightly', 'class', 'b~2', 'b', 'x'.repeat(3000));
  const lines = summary(
    [record('latest', 'guide', 'a', 'a'), record('nightly', 'class', 'b', 'b'), largest],
    7,
  );
  expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'latest: 1 records of 1 sections, 0.1 kB',
    ' guide 1 0.1 kB',
    'nightly: 2 records of 1 sections, 3.1 kB',
    ' class 2 3.1 kB',
    'in all: 3 records, 3.2 kB; 7 groups of synonyms',
    `the largest record: ${jsonBytes(largest)} bytes, b~2`,
  ]);
});
