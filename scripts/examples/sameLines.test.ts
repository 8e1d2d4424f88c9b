import { describe, expect, it } from 'vitest';
import { otherLines } from './sameLines';

describe('the lines of two runs', () => {
  const date = '2026-11-21';

  it('are the same in any order, but for blank ones, ids and stamps of the day', () => {
    const id = (digit: string) =>
      `${digit.repeat(8)}-${digit.repeat(4)}-4111-8111-${digit.repeat(12)} at 2026-11-21T10:00:0${digit}`;
    expect(otherLines(`a\n\nb \n${id('1')}`, `b\n${id('2')}\na\n`, date)).toEqual([]);
  });

  it('are told where only one has them, or one has them more often', () => {
    expect(otherLines('a\na\nb', 'a\nc', date)).toEqual(['- a', '- b', '+ c']);
    expect(otherLines('', '2026-11-01T10:00:00', date)).toEqual(['+ 2026-11-01T10:00:00']);
  });
});
