import { describe, expect, it } from 'vitest';
import { cutNames, cutText, jsonBytes } from './pieces';

/** All pieces of a text. */
function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (let left = text; left !== '';) {
    const [piece, rest] = cutText(left, most);
    expect(rest.length).toBeLessThan(left.length);
    pieces.push(piece);
    left = rest;
  }
  return pieces;
}

describe('cutText', () => {
  it.each([
    ['a text that fits', 'All of it.', 20, ['All of it.']],
    ['between blocks', 'One. Two.\nThree. Four.', 16, ['One. Two.', 'Three. Four.']],
    ['between sentences', 'One two three. Four five.', 20, ['One two three.', 'Four five.']],
    ['between words', 'one two three four', 12, ['one two', 'three four']],
    ['anywhere in a word above the limit', 'a'.repeat(30), 12, ['a'.repeat(12), 'a'.repeat(12), 'aaaaaa']],
  ])('cuts %s', (_, text, most, pieces) => {
    expect(piecesOf(text, most)).toEqual(pieces);
  });

  it.each([
    '"quoted" \\ \u0001 '.repeat(9),
    '零'.repeat(40),
    '🐍'.repeat(40),
    '\ud800'.repeat(20),
    'ä\n'.repeat(30),
  ])('counts bytes as the service does and keeps characters whole: %j', (text) => {
    const pieces = piecesOf(text, 14);
    for (const piece of pieces) expect(jsonBytes(piece) - 2).toBeLessThanOrEqual(14);
    const bare = (value: string) => value.replaceAll(/\s/g, '');
    expect(bare(pieces.join(''))).toBe(bare(text));
    const isWhole = (value: string) => Buffer.from(value).toString() === value;
    expect(pieces.every(isWhole)).toBe(isWhole(text));
  });
});

describe('cutNames', () => {
  it('takes what fits', () => {
    expect(cutNames(['ab', 'cd', 'ef'], 10)).toEqual([['ab', 'cd'], ['ef']]);
    expect(cutNames(['ab', 'cd'], 100)).toEqual([['ab', 'cd'], []]);
    expect(cutNames([], 0)).toEqual([[], []]);
    expect(cutNames(['a long one'], 3)).toEqual([[], ['a long one']]);
  });
});
