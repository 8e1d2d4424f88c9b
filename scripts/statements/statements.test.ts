import { describe, expect, it } from 'vitest';
import { draw } from './draw';
import { sentencesIn } from './sentences';

describe('draw', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);

  it('repeats for a seed, differs between seeds, and draws nothing twice', () => {
    expect(draw(items, 20, 7)).toEqual(draw(items, 20, 7));
    expect(draw(items, 20, 7)).not.toEqual(draw(items, 20, 8));
    expect(new Set(draw(items, 200, 7)).size).toBe(100);
  });
});

describe('statements', () => {
  it('are sentences and rows, with their lines, and neither code, lead-ins nor marks', () => {
    const source = [
      '# A heading is no statement at all',
      '',
      'The first sentence says something `here`.:proved[a/b] The second one says',
      'something else entirely. Some lead to what follows, such as this:',
      '',
      '```python',
      'print("code is never a statement of ours")',
      '```',
      '',
      '| Setting | What it does |',
      '| ------- | ------------ |',
      '| `a`     | It does this and that. |',
    ].join('\n');
    expect(sentencesIn(source, 'a.md')).toEqual([
      { file: 'a.md', line: 3, text: 'The first sentence says something here.' },
      { file: 'a.md', line: 3, text: 'The second one says something else entirely.' },
      { file: 'a.md', line: 12, text: 'a | It does this and that.' },
    ]);
  });
});
