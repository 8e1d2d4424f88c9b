import { expect, it } from 'vitest';
import { cardFiles, type CardOf } from './cardFiles';
import { table } from './testFacts';

const cardOf: CardOf = (page, anchor) =>
  page === 'trading'
    ? { kind: 'class', signature: anchor, line: anchor.includes('.') ? undefined : 'Trades.' }
    : undefined;

it('writes a file a page, with a line where there is one', () => {
  const { folder, files, cards } = cardFiles('latest', table, cardOf);
  expect(folder).toMatch(/^assets\/symbols\/latest-[\da-f]{8}$/);
  expect([...files.keys()]).toEqual([`${folder}/trading.json`]);
  expect(cards).toBe(3);
  expect(JSON.parse(files.get(`${folder}/trading.json`) ?? '')).toMatchObject({
    Strategy: ['class', 'Strategy', 'Trades.'],
    'Strategy.oms_type': ['class', 'Strategy.oms_type'],
  });
});

it('names the folder after all that it holds', () => {
  const changed: CardOf = (page, anchor) => {
    const card = cardOf(page, anchor);
    return card && { ...card, kind: 'enum' };
  };
  expect(cardFiles('latest', table, cardOf).folder).toBe(cardFiles('latest', table, cardOf).folder);
  expect(cardFiles('latest', table, changed).folder).not.toBe(cardFiles('latest', table, cardOf).folder);
});
