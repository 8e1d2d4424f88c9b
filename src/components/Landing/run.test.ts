import { describe, expect, it } from 'vitest';
import { signed, signedWhole, timeOfDay, whole } from './run';

describe('figures of the landing page', () => {
  it('are separated by thousands', () => {
    expect(whole(86_400)).toBe('86,400');
    expect(whole(0)).toBe('0');
  });

  it('carry their sign, a minus and not a hyphen', () => {
    expect(signed(412)).toBe('+412.00');
    expect(signed(-87.5)).toBe('−87.50');
    expect(signedWhole(4212.4)).toBe('+4,212');
    expect(signedWhole(-412.5)).toBe('−412');
  });

  it.each([0, -0, -0.001])('show no sign for %d, which is nothing', (nothing) => {
    expect(signed(nothing)).toBe('0.00');
  });

  it('show the time of day of a fill', () => {
    expect(timeOfDay('2024-01-02T21:04:10Z')).toBe('21:04:10');
  });
});
