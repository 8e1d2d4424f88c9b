import { describe, expect, it } from 'vitest';
import { matchMessage, messagePlaces, messageTemplate, plainText, type MessageFile } from './messages';

const match = (template: string, text: string) => matchMessage(messageTemplate(template), plainText(text));

describe('a template', () => {
  it('is its literals and their words', () => {
    expect(messageTemplate('Order {} is {{odd}}:\n {}')).toEqual({
      literals: ['order ', ' is {odd}: ', ''],
      words: ['order', 'is', 'odd'],
    });
  });

  it('is met with the places of its gaps', () => {
    expect(match('no {} for {}.', 'So: no A B for c.')).toEqual({
      start: 4,
      end: 17,
      gaps: [
        [7, 10],
        [15, 16],
      ],
      met: 6,
      isCut: false,
    });
  });

  it('begins and ends with whole words', () => {
    expect(match('order gone', 'reorder gone')).toBeUndefined();
    expect(match('order gone', 'order goners')).toBeUndefined();
    expect(match('order gone', 'reorder gone, order gone')?.start).toBe(14);
  });

  it('is not met in another order, over lines or over too wide a gap', () => {
    expect(match('one {} two', 'two and one\nof them')).toBeUndefined();
    expect(match('one {} two', 'one\nand two')).toBeUndefined();
    expect(match('one {} two', `one ${'x'.repeat(1000)} two`)).toBeUndefined();
  });

  it('of nothing but gaps is never met', () => {
    expect(match('{}{}', 'anything')).toBeUndefined();
    expect(match('', 'anything')).toBeUndefined();
  });
});

it('places are told with their pages', () => {
  const file: MessageFile = {
    texts: ['a', 'b'],
    places: [[0, 0, 7, 1, 3, 9], []],
    functions: [
      [0, 'Desk.go', 0, 'Desk.go'],
      [0, '', -1, ''],
    ],
    files: ['desk.py'],
    pages: ['desk'],
    remedies: [],
  };
  expect(messagePlaces(file, 0)).toEqual([
    { path: 'desk.py', line: 7, level: 'raise', within: 'Desk.go', page: 'desk', anchor: 'Desk.go' },
    { path: 'desk.py', line: 9, level: 'warning', within: '' },
  ]);
  expect(messagePlaces(file, 1)).toEqual([]);
  expect(messagePlaces(file, 99)).toEqual([]);
});
