import { describe, expect, it } from 'vitest';
import { budgets, overBudget, totalBytes, type FirstVisit } from './budgets';

/** Just within every budget. */
const visit: FirstVisit = {
  html: 20_000,
  script: 130_000,
  style: 15_000,
  font: 24_000,
  other: 1_000,
  shift: 0,
};

describe('overBudget', () => {
  it('is content with a visit that reaches the limits', () => {
    expect(totalBytes(visit)).toBe(budgets.total);
    expect(overBudget(visit)).toEqual([]);
  });

  it.each([
    [{ script: 130_001, style: 14_000 }, ['script: 130001 is over 130000']],
    [{ html: 20_001, style: 14_000 }, ['html: 20001 is over 20000']],
    [{ other: 1_001 }, ['total: 190001 is over 190000']],
    [{ shift: 0.0001 }, ['shift: 0.0001 is over 0']],
    [{ shift: NaN }, ['shift: NaN is over 0']],
    [
      { script: 150_000, shift: 0.1 },
      ['script: 150000 is over 130000', 'total: 210000 is over 190000', 'shift: 0.1 is over 0'],
    ],
  ])('names what %o exceeds', (change, lines) => {
    expect(overBudget({ ...visit, ...change })).toEqual(lines);
  });

  it('does not take an empty measurement for a light page', () => {
    expect(() => overBudget({ ...visit, script: 0 })).toThrow(/No bytes of script/);
  });
});
