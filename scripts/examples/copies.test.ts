import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProgramCopies } from '../../plugins/page-programs/node/copies';
import { missingNotebooks, notebookDifferences, runToo } from './notebooks';
import type { PageRun } from './page';
import { scriptDifferences } from './script';
import type { Taken } from './taken';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** In the place of Python: a Node program. */
function fake(body: string): string {
  const file = join(folder, 'python.cjs');
  writeFileSync(file, `#!${process.execPath}\nconst fs = require('node:fs');\n${body}`);
  chmodSync(file, 0o755);
  return file;
}

const date = '2026-11-21';
const [notebookPath = ''] = runToo;
const copies: ProgramCopies = {
  scriptPath: 'latest/concepts/a.py',
  notebookPath,
  script: 'the script',
  notebook: 'the notebook',
};
const run: PageRun = {
  page: {
    version: 'latest',
    page: 'concepts/a',
    file: 'docs/a.md',
    chartFiles: [],
    programs: [],
    examples: [],
  },
  records: ['one', 'two'].map((output) => ({ hash: '0'.repeat(16), outcome: 'ran', date, output })),
  failures: [],
  kept: new Map(),
};
const taken: Taken = new Map([[run.page, copies]]);

describe('the script of a page', () => {
  const differences = (body: string) => scriptDifferences(fake(body), copies, run, date);

  it('runs by its name, alone in its folder, and prints what the blocks did', async () => {
    const alone = `if (String(fs.readdirSync('.')) !== 'a.py' || process.argv[3] !== 'a.py') process.exit(1);`;
    const same = `if (fs.readFileSync('a.py', 'utf8') !== 'the script') process.exit(2);`;
    expect(await differences(`${alone}${same}console.error('two'); console.log('one');`)).toEqual([]);
  });

  it('fails with the lines that differ', async () => {
    const [line] = await differences(`console.log('one\\nthree')`);
    expect(line).toMatch(/^docs\/a\.md: .*latest\/concepts\/a\.py.* other lines.*\n {2}- two\n {2}\+ three$/);
  });

  it('fails with its last words when it ends badly', async () => {
    const [line] = await differences(`console.error('no module'); process.exit(3)`);
    expect(line).toMatch(/failed: the process ended with code 3\nno module$/);
  });
});

describe('the notebooks', () => {
  /** What the checker is pretended to find; it fails without the notebook's file. */
  const differences = (found: object) =>
    notebookDifferences(
      fake(
        `fs.readFileSync(process.argv[4] + '/${notebookPath}'); fs.writeFileSync(process.argv[5], JSON.stringify(Object.assign(${JSON.stringify(found)}, { names: process.argv.slice(6) })));`,
      ),
      'latest',
      taken,
      [run],
      date,
    );
  const executed = (printed: string, error: string | null = null) => ({
    invalid: {},
    executed: { [notebookPath]: { printed, error } },
  });

  it('pass when they are valid, and those that run print what the page shows', async () => {
    expect(await differences(executed('two\none\n'))).toEqual([]);
    expect(await differences({ invalid: {}, executed: {} })).toEqual([]);
  });

  it('fail when they break the format, stop or print otherwise', async () => {
    const [broken] = await differences({ invalid: { [notebookPath]: 'no id' }, executed: {} });
    expect(broken).toBe(`docs/a.md: its notebook, ${notebookPath}, breaks the format: no id`);
    const [stopped] = await differences(executed('one', '\u001b[31mNameError\u001b[0m: x'));
    expect(stopped).toMatch(/failed:\nNameError: x$/);
    const [other] = await differences(executed('one\ntwo\nthree'));
    expect(other).toMatch(/other lines than the page:\n {2}\+ three$/);
  });

  it('are looked at only where the page itself ran, in its own version', async () => {
    const never = fake('process.exit(1)');
    const failed = { ...run, failures: ['docs/a.md:1: no'] };
    expect(await notebookDifferences(never, 'latest', taken, [failed], date)).toEqual([]);
    expect(await notebookDifferences(never, 'nightly', taken, [run], date)).toEqual([]);
    await expect(notebookDifferences(never, 'latest', taken, [run], date)).rejects.toThrow(
      /ended with code 1/,
    );
  });

  it('that shall run are pages’ notebooks', () => {
    expect(missingNotebooks(taken)).toEqual(
      runToo.slice(1).map((path) => expect.stringContaining(`${path} is no notebook`) as string),
    );
    const all = runToo.map((path) => [{ ...run.page }, { ...copies, notebookPath: path }] as const);
    expect(missingNotebooks(new Map(all))).toEqual([]);
  });
});
