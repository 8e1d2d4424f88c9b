import { expect, it } from 'vitest';
import { correctedText } from './corrected';
import { readQuery } from './query';

it('only the misspelt word changes, not a longer one that holds it', () => {
  const text = 'mypositon positon size';
  const { words } = readQuery(text);
  expect(correctedText(text, words, new Set(['position', 'size']))).toBe('mypositon position size');
});
