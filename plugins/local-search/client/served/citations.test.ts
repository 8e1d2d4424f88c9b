import { describe, expect, it } from 'vitest';
import { namedPassages, replyParts } from './citations';

/** Runs in one line: `<n>` for a passage that is named. */
const shown = (text: string, count: number) =>
  replyParts(text, count)
    .map(({ text: run, passage }) => (passage ? `<${passage}>` : run))
    .join('');

describe('replyParts', () => {
  it.each([
    ['It waits [1]. It fires [2][1].', 'It waits <1>. It fires <2><1>.'],
    ['It waits [1, 2].', 'It waits <1><2>.'],
    ['At the start: [1]', 'At the start: <1>'],
    // Numbers that aren't there stay text.
    ['It waits [99] and [0] [3].', 'It waits [99] and [0] [3].'],
    ['It waits [1, 99].', 'It waits <1>[99].'],
    // Brackets of code are no citations.
    ['Take `bars[1]` of it [2].', 'Take `bars[1]` of it <2>.'],
    ['So:\n```\nbars[1]\n```\n[1]', 'So:\n```\nbars[1]\n```\n<1>'],
    ['[a] [] [1.5] [-1] [1', '[a] [] [1.5] [-1] [1'],
    ['<img src=x onerror="alert(1)"> [1]', '<img src=x onerror="alert(1)"> <1>'],
    ['', ''],
  ])('reads %j', (text, expected) => {
    expect(shown(text, 2)).toBe(expected);
  });

  it('leaves out nothing of a reply', () => {
    const text = 'One [1] two `x[2]` three [9] four [2].';
    expect(
      replyParts(text, 2)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('takes whatever comes in little time', () => {
    for (const text of ['`'.repeat(4000), '[1,'.repeat(1300), '[1]'.repeat(1300), '```'.repeat(1300)]) {
      expect(() => replyParts(text, 3)).not.toThrow();
    }
  });
});

describe('namedPassages', () => {
  it('names each once, in the order of the text', () => {
    expect(namedPassages('a [3] b [1] c [3][9]', 3)).toEqual([3, 1]);
    expect(namedPassages('nothing', 3)).toEqual([]);
  });
});
