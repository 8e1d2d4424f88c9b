import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fenceMeta';

describe('parseFenceMeta', () => {
  it('reads nothing from nothing', () => {
    expect(parseFenceMeta()).toEqual({ highlighted: new Set(), output: false, fresh: false, setup: false });
  });

  it('reads all words in any order', () => {
    expect(parseFenceMeta('{3,5-7} skip="needs a network" title="a b.py" output fresh')).toEqual({
      title: 'a b.py',
      skip: 'needs a network',
      highlighted: new Set([3, 5, 6, 7]),
      output: true,
      fresh: true,
      setup: false,
    });
  });

  it('takes spaces between lines', () => {
    expect([...parseFenceMeta('{1, 4-5}').highlighted]).toEqual([1, 4, 5]);
  });

  it.each(['titel="a.py"', 'title=a.py', 'outputs', 'showLineNumbers', '`{1}`'])('refuses %s', (word) => {
    expect(() => parseFenceMeta(word)).toThrow(/unknown word/);
  });

  it.each(['{a}', '{1-}', '{}', '{1;2}'])('refuses the lines %s', (lines) => {
    expect(() => parseFenceMeta(lines)).toThrow(/is not of the form \{1,3-5\}/);
  });

  it.each(['{0}', '{7-5}'])('refuses the lines %s, which mark nothing', (lines) => {
    expect(() => parseFenceMeta(lines)).toThrow(/mark nothing/);
  });
});
