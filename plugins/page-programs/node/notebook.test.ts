import { describe, expect, it } from 'vitest';
import { copiesOf } from '../testSite';

interface Notebook {
  readonly cells: readonly {
    readonly cell_type: string;
    readonly id: string;
    readonly source: readonly string[];
    readonly execution_count?: number;
    readonly outputs?: readonly { readonly text: readonly string[] }[];
  }[];
}

const notebook = (text: string) => JSON.parse(copiesOf(text)?.notebook ?? '') as Notebook;
/** Kind and text of each cell behind the first, which is the page's head. */
const cells = (text: string) =>
  notebook(text)
    .cells.slice(1)
    .map(({ cell_type, source }) => [cell_type, source.join('')]);

describe('the notebook of a page', () => {
  it('begins with the page’s head, its first words and how it runs', () => {
    const [head] = notebook('First *words*.\n\n```python\na\n```\n').cells;
    expect(head?.source.join('')).toMatch(
      /^# First Steps\n\nPage: <https:\/\/a\.example\/docs\/latest\/tutorials\/first> · Version: latest \(.*\)\n\nFirst \*words\*\.\n\n---\n\n.* nautilus_trader .*\n\n```bash\npython -m pip install .* nautilus_trader==1\.2\.0\n```\n\nLicence: MIT\./,
    );
  });

  it('has prose and code in their order, the code with what it printed', () => {
    const text = '```python\na\nb\n```\n\n## Two\n\n```python\nc\n```\n\nEnd.\n';
    expect(cells(text)).toEqual([
      ['code', 'a\nb'],
      ['markdown', '## Two'],
      ['code', 'c'],
      ['markdown', 'End.'],
    ]);
    const all = notebook(text).cells;
    expect(all[1]?.outputs).toEqual([{ output_type: 'stream', name: 'stdout', text: ['a\n', 'b\n'] }]);
    expect(all.map(({ execution_count }) => execution_count)).toEqual([
      undefined,
      1,
      undefined,
      2,
      undefined,
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('cuts a callout at its block, and keeps what can’t run as text', () => {
    const text =
      '```python\na\n```\n\n:::trap\n\nMind.\n\n```python\nb\n```\n\nSo.\n\n:::\n\n1. One\n\n   ```python skip="needs a key"\n   c\n   ```\n';
    expect(cells(text)).toEqual([
      ['code', 'a'],
      ['markdown', '> **Trap**\n>\n> Mind.'],
      ['code', 'b'],
      ['markdown', '> So.\n\n1. One\n\n   ```python\n   c\n   ```\n\n   Not run: needs a key'],
    ]);
  });

  it('leads to pages, by whole addresses, and reads no amount as a formula', () => {
    expect(cells('```python\na\n```\n\n[Up](index.md#top) for $5 or $6.\n')[1]).toEqual([
      'markdown',
      '[Up](https://a.example/docs/latest/tutorials#top) for \\$5 or \\$6.',
    ]);
  });

  it('prepares what the program needs: its files, and a loop inside the notebook’s', () => {
    const text = '```python\nasyncio.run(a())\n```\n\n```csv title="a.csv"\n1\n```\n';
    const [files, loop, code] = cells(text);
    expect(files?.[1]).toContain('Path("a.csv").write_bytes("""\\\n1\n""".encode())');
    expect(loop?.[1]).toContain('nest_asyncio2.apply()');
    expect(code?.[1]).toBe('asyncio.run(a())');
    expect(notebook(text).cells[0]?.source.join('')).toContain('nest-asyncio2==1.7.4');
    expect(copiesOf(text)?.script).not.toContain('nest-asyncio2');
  });
});
