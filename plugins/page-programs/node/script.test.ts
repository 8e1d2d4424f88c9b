import { describe, expect, it } from 'vitest';
import { copiesOf } from '../testSite';

/** The pieces of a page's script, below its header. */
const pieces = (text: string) => copiesOf(text)?.script.trimEnd().split('\n\n\n').slice(1);

describe('the script of a page', () => {
  it('says on top what it is, where it is from and how it runs', () => {
    const copies = copiesOf('```python\nimport numpy as np\n```\n');
    expect(copies?.scriptPath).toBe('latest/tutorials/first.py');
    expect(copies?.script).toMatch(
      /^# First Steps\n# https:\/\/a\.example\/docs\/latest\/tutorials\/first\n#\n# .*In an empty folder.*\n#\n# {5}python -m pip install --only-binary nautilus_trader nautilus_trader==1\.2\.0 numpy==2\.0\n# {5}python first\.py\n#\n# Licence: MIT\..* not affiliated with.*\n\n\nimport numpy as np\n$/,
    );
  });

  it('has the blocks in their order, below the headings of their sections', () => {
    expect(
      pieces(
        '```python\na\n```\n\n## One `x` {#one}\n\n```python\nb\n```\n\nText\n\n```python\nc\n```\n\n### Two\n\n:::note\n\n```python\nd\n```\n\n:::\n',
      ),
    ).toEqual(['a', '# %% One x\n\nb', 'c', '# %% Two\n\nd']);
  });

  it('keeps a block that can’t run as a comment with the reason', () => {
    expect(
      pieces('```python\na\n```\n\n## Live\n\n- ```python skip="needs a key"\n  b\n\n  c\n  ```\n'),
    ).toEqual(['a', '# %% Live\n\n# Left out: needs a key.\n#\n# b\n#\n# c']);
  });

  it('writes the page’s files first, whatever is in them', () => {
    expect(pieces('```python\na\n```\n\n```csv title="a.csv"\n"""\\n\n```\n')?.[0]).toBe(
      '# The files of the page, which the program finds beside it.\nfrom pathlib import Path\n\nPath("a.csv").write_bytes("""\\\n\\"\\"\\"\\\\n\n""".encode())',
    );
  });

  it('is there for no page of several programs, or of none', () => {
    expect(copiesOf('```python\na\n```\n\n```python fresh\nb\n```\n')).toBeUndefined();
    expect(copiesOf('```python skip="needs a key"\na\n```\n')).toBeUndefined();
    expect(copiesOf('Text')).toBeUndefined();
  });

  it('stops at a fence that can’t be read, with file and line', () => {
    expect(() => copiesOf('```python\na\n```\n\n```python frsh\nb\n```\n')).toThrow(/unknown word 'frsh'/);
  });
});
