import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../pages/blocks';
import { programsOf } from './programs';

const python = (code: string, meta = '') => `\`\`\`python ${meta}\n${code}\n\`\`\`\n`;
const page = (...parts: string[]) => parts.join('\n');
const made = (source: string, file = 'docs/a.md') => programsOf(blocksOf(source, file));
const codes = (source: string) =>
  made(source).programs.map(({ examples }) => examples.map(({ block }) => block.code));

describe('the programs of a page', () => {
  it('are one, of all Python blocks from top to bottom', () => {
    const source = page(
      python('a'),
      ':::note\n',
      python('b'),
      ':::\n',
      '- in a list:\n\n  ```python\n  c\n  ```\n',
    );
    expect(codes(source)).toEqual([['a', 'b', 'c']]);
    expect(made(source).examples.map(({ block }) => block.line)).toEqual([2, 8, 16]);
  });

  it('start anew where a block says so', () => {
    expect(codes(page(python('a'), python('b', 'fresh'), python('c')))).toEqual([['a'], ['b', 'c']]);
  });

  it('leave out what can’t run, which stays an example', () => {
    const source = page(python('a'), python('b', 'skip="needs a key"'), python('c'));
    expect(codes(source)).toEqual([['a', 'c']]);
    expect(made(source).examples.map(({ block }) => block.meta.skip)).toEqual([
      undefined,
      'needs a key',
      undefined,
    ]);
  });

  it('leave excerpts of other programs alone', () => {
    expect(
      made(page(python('a', 'excerpt="platform/a.py"'), python('b'))).examples.map(({ block }) => block.code),
    ).toEqual(['b']);
  });

  it('find titled data of the page beside them, and no other fence', () => {
    const source = page(
      python('a', 'title="a.py"'),
      '```csv title="b.csv"\n1,2\n```\n',
      '```text title="c" output\n3\n```\n',
      '```csv\n4\n```\n',
      '```bash title="d.sh"\nls\n```\n',
    );
    expect([...(made(source).programs[0]?.files ?? [])]).toEqual([['b.csv', '1,2\n']]);
  });

  it('stand in MDX pages too', () => {
    const source = page(python('a'), '<Tabs>\n<TabItem value="x">\n', python('b'), '</TabItem>\n</Tabs>\n');
    expect(made(source, 'docs/a.mdx').programs[0]?.examples.map(({ block }) => block.code)).toEqual([
      'a',
      'b',
    ]);
  });

  it('stop on a word that no fence has, with file and line', () => {
    expect(() => made(page('text\n', python('a', 'frehs')))).toThrow(/^docs\/a\.md:3: unknown word 'frehs'/);
  });
});

describe('what a block’s run is kept under', () => {
  const hashes = (source: string) => made(source).examples.map(({ hash }) => hash);
  const before = hashes(page(python('a'), python('b'), python('c', 'fresh')));

  it('changes with the block and with what runs before it', () => {
    const after = hashes(page(python('a'), python('B'), python('c', 'fresh')));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(hashes(page(python('A'), python('b'), python('c', 'fresh')))[1]).not.toBe(before[1]);
  });

  it('doesn’t change with text, nor with another program', () => {
    expect(hashes(page('new text\n', python('A'), python('b'), python('c', 'fresh')))[2]).toBe(before[2]);
  });

  it('changes with a file that the program finds', () => {
    const [hash] = hashes(page('```csv title="b.csv"\n1\n```\n', python('a')));
    expect(hash).not.toBe(before[0]);
  });
});
