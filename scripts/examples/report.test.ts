import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocksOf } from '../../plugins/pages/blocks';
import { programsOf } from '../../plugins/examples/node/programs';
import type { PageRun } from './page';
import { differences, told } from './report';

let root: string;
const source = '```python\na\n```\n';
const examples = programsOf(blocksOf(source, 'a.md'));
const hash = examples.examples[0]?.hash ?? '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(root, 'facts/latest/charts/concepts/a'), { recursive: true });
  copyFileSync('facts/examples.schema.json', join(root, 'facts/examples.schema.json'));
  const run = { hash, outcome: 'ran', date: '2026-11-20', output: '1' };
  writeFileSync(
    join(root, 'facts/latest/examples.json'),
    JSON.stringify({ version: '1', pages: { 'concepts/a': [run] } }),
  );
  writeFileSync(join(root, 'facts/latest/charts/concepts/a/x.csv'), '1\n');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const run = (output: string, csv = '1\n', known = hash): PageRun => ({
  page: {
    version: 'latest',
    page: 'concepts/a',
    file: 'docs/concepts/a.md',
    chartFiles: ['x.csv'],
    programs: examples.programs,
    examples: examples.examples.map((example) => ({ ...example, hash: known })),
  },
  records: [{ hash: known, outcome: 'ran', date: '2026-11-21', output }],
  failures: [],
  kept: new Map([['x.csv', csv]]),
});

describe('a new run against the kept one', () => {
  it('finds nothing when all repeats', () => {
    expect(differences(root, run('1'))).toEqual([]);
  });

  it('finds another output, other numbers of a chart, and a changed block', () => {
    expect(differences(root, run('2'))).toEqual([
      expect.stringMatching(/^docs\/concepts\/a\.md:2: the block printed something else/),
    ]);
    expect(differences(root, run('1', '2\n'))).toEqual([
      expect.stringMatching(/^docs\/concepts\/a\.md: the file x\.csv has other numbers/),
    ]);
    expect(differences(root, run('1', '1\n', 'other'))).toEqual([
      'docs/concepts/a.md:2: this block changed since its last run',
    ]);
  });
});

describe('what is told of a run', () => {
  it('is one line a page, and the outputs when asked for', () => {
    expect(told(run('1'), false)).toEqual(['docs/concepts/a.md: 1 of 1 blocks ran']);
    expect(told(run('1'), true)).toEqual([
      '--- docs/concepts/a.md:2\n1',
      'docs/concepts/a.md: 1 of 1 blocks ran',
    ]);
  });
});
