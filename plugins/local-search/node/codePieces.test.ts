import { describe, expect, it } from 'vitest';
import { codePieces } from './codePieces';

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at} = ${at}`).join('\n');

describe('the pieces of a program', () => {
  it('are the program itself where it is short', () => {
    const code = 'import a\n\n\ndef b():\n    pass\n\n    return a';
    expect(codePieces(code)).toEqual([code]);
  });

  it('end at empty lines, neighbours together while they are short enough', () => {
    const [one, two, three] = [lines('one', 5), lines('two', 6), lines('three', 10)];
    expect(codePieces(`${one}\n\n\n${two}\n    \n${three}`)).toEqual([`${one}\n\n\n${two}`, three]);
  });

  it('stand in the program as they are', () => {
    const code = `class A:\n    x = 1\n\n    def b(self):\n${'        pass\n'.repeat(12)}\n\n${lines('c', 9)}`;
    const pieces = codePieces(code);
    expect(pieces).toHaveLength(3);
    for (const piece of pieces) expect(code).toContain(piece);
  });

  it('leave out what is too long in one piece', () => {
    expect(codePieces(`${lines('long', 30)}\n\nshort = 1`)).toEqual(['short = 1']);
  });
});
