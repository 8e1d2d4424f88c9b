import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocksOf } from '../../plugins/pages/blocks';
import { programsOf } from '../../plugins/examples/node/programs';
import { runPage } from './page';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examples-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** In the place of Python: a Node program that is given the described program and the file for its results. */
function fake(body: string): string {
  const file = join(folder, 'python.cjs');
  const head = `#!${process.execPath}
const fs = require('node:fs');
const [,, , , program, results] = process.argv;
const { blocks } = JSON.parse(fs.readFileSync(program, 'utf8'));
const tell = (result) => fs.appendFileSync(results, JSON.stringify(result) + '\\n');
`;
  writeFileSync(file, head + body);
  chmodSync(file, 0o755);
  return file;
}

const source = '```python\na\n```\n\n```csv title="in.csv"\n1\n```\n\n```python\nb\n```\n';
const page = (chartFiles: readonly string[] = []) => ({
  version: 'latest',
  page: 'concepts/a',
  file: 'docs/concepts/a.md',
  chartFiles,
  ...programsOf(blocksOf(source, 'docs/concepts/a.md')),
});
const run = (body: string, chartFiles?: readonly string[]) =>
  runPage(fake(body), page(chartFiles), '2026-11-21');

describe('the run of a page', () => {
  it('keeps what each block printed, without colours', async () => {
    const { records, failures } = await run(
      `for (const { code } of blocks) tell({ output: '\\u001b[1m' + code + '\\u001b[0m\\n' });`,
    );
    expect(failures).toEqual([]);
    expect(records.map((record) => [record?.outcome, record?.output, record?.date])).toEqual([
      ['ran', 'a', '2026-11-21'],
      ['ran', 'b', '2026-11-21'],
    ]);
  });

  it('has the page’s files beside the program, and brings back what its charts show', async () => {
    const { failures, kept } = await run(
      `fs.writeFileSync('out.csv', 'x' + fs.readFileSync('in.csv', 'utf8')); tell({ output: '' }); tell({ output: '' });`,
      ['out.csv'],
    );
    expect(failures).toEqual([]);
    expect([...kept]).toEqual([['out.csv', 'x1\n']]);
  });

  it('fails when no program leaves the file of a chart', async () => {
    const { failures } = await run(`tell({ output: '' }); tell({ output: '' });`, ['out.csv']);
    expect(failures).toEqual([
      expect.stringMatching(/^docs\/concepts\/a\.md: no program left the file out\.csv/),
    ]);
  });

  it('fails with the page’s line when a block raises', async () => {
    const { records, failures } = await run(
      `tell({ output: '' }); tell({ output: 'so far', error: { type: 'ValueError', message: 'no', line: 10 } }); process.exitCode = 1;`,
    );
    expect(failures).toEqual(['docs/concepts/a.md:10: ValueError: no\n  it had printed:\n    so far']);
    expect(records[0]?.outcome).toBe('ran');
    expect(records[1]).toBeUndefined();
  });

  it('fails with the block’s line when the process is ended', async () => {
    const { records, failures } = await run(
      `tell({ output: '' }); fs.writeFileSync(results.replace('.jsonl', '.1.out'), 'last words'); process.kill(process.pid, 'SIGABRT');`,
    );
    expect(failures).toEqual([
      'docs/concepts/a.md:10: the process was ended by SIGABRT\n  it had printed:\n    last words',
    ]);
    expect(records[1]).toBeUndefined();
  });

  it('fails when the process ends badly after its last block', async () => {
    const { failures } = await run(`tell({ output: '' }); tell({ output: '' }); process.exitCode = 134;`);
    expect(failures).toEqual(['docs/concepts/a.md:10: the process ended with code 134']);
  });
});
