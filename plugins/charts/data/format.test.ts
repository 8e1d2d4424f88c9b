import { describe, expect, it } from 'vitest';
import { numberAsWritten, axisWriter, numberText, parseNumber } from './numbers';
import { parseTime, timeWriter } from './time';

describe('times', () => {
  it.each([
    ['2024-01-02', Date.UTC(2024, 0, 2)],
    ['2024-01-02T03:04', Date.UTC(2024, 0, 2, 3, 4)],
    ['2024-01-02 03:04:05+00:00', Date.UTC(2024, 0, 2, 3, 4, 5)],
    ['2024-01-02T03:04:05.5Z', Date.UTC(2024, 0, 2, 3, 4, 5, 500)],
    ['2024-01-02T03:04:05-0100', Date.UTC(2024, 0, 2, 4, 4, 5)],
    ['2024-13-02', undefined],
    ['2024', undefined],
    ['yesterday', undefined],
  ])('%s', (text, time) => expect(parseTime(text)).toBe(time));

  it('are written as short as they can be told', () => {
    const written = (...texts: string[]) => {
      const times = texts.map((text) => parseTime(text) ?? 0);
      return times.map(timeWriter(times));
    };
    expect(written('2024-01-02', '2024-01-03')).toEqual(['2024-01-02', '2024-01-03']);
    expect(written('2024-01-02', '2024-01-02T09:30')).toEqual(['2024-01-02 00:00', '2024-01-02 09:30']);
    expect(written('2024-01-02T09:30:01')).toEqual(['2024-01-02 09:30:01']);
    expect(written('2024-01-02T09:30:01.25')).toEqual(['2024-01-02 09:30:01.250']);
    expect(written('2024-01-02T09:30:01.000250')).toEqual(['2024-01-02 09:30:01.000250']);
  });
});

describe('numbers', () => {
  it.each(['1,000', 'nan', '', 'inf', '0x1', '1e999'])('%j is none', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });

  it('have thousands apart and a true minus', () => {
    expect(numberText(-1234567.125)).toBe('−1,234,567.125');
    expect(numberText(0.1 + 0.2)).toBe('0.3');
    expect(numberText(1e-9)).toBe('0.000000001');
    expect(numberAsWritten('-1000.50')).toBe('−1,000.50');
    expect(numberAsWritten('1e-3')).toBe('0.001');
    expect(numberAsWritten('')).toBe('');
  });
});

describe('the labels of an axis', () => {
  it.each([
    [
      [1.09, 1.115],
      [1.1, 1.095],
      ['1.100', '1.095'],
    ],
    [
      [99_600, 101_100],
      [99_900, 100_200],
      ['99,900', '100,200'],
    ],
    [
      [-0.93, 0],
      [-0.5, 0],
      ['−0.50', '0.00'],
    ],
    [[5, 5], [5], ['5']],
    [[], [1.5], ['1.5']],
  ])('of %j show %j as %j', (values, labels, texts) => {
    expect(labels.map(axisWriter(values))).toEqual(texts);
  });
});
