import { describe, expect, it } from 'vitest';
import { plainReply } from './reply';

describe('plainReply', () => {
  it.each([
    ['  It waits [1].\r\n\r\n\r\n\r\nIt fires.\n', 'It waits [1].\n\nIt fires.'],
    ['<think>\nWhat may I say?\n</think>\n\nIt waits.', 'It waits.'],
    // Cut off before it came to an answer.
    ['<think>\nWhat may', ''],
    // Signs that turn the text round or end it.
    ['It \u202ewaits\u0000\u0007\u200b.', 'It waits.'],
    ['half \ud83d a character', 'half  a character'],
    ['<img src=x onerror="alert(1)">', '<img src=x onerror="alert(1)">'],
    ['\u0000\u200b', ''],
  ])('makes of %j', (content, expected) => {
    expect(plainReply(content)).toBe(expected);
  });

  it('cuts what nobody would read, between two characters', () => {
    const cut = plainReply(`x${'\u{1f600}'.repeat(9000)}`);
    expect(cut).toBe(`x${'\u{1f600}'.repeat(1999)} …`);
    expect(plainReply('x'.repeat(4000))).toHaveLength(4000);
  });
});
