import { describe, expect, it } from 'vitest';
import { comparable } from './landing';

describe('the result of the landing page’s program', () => {
  it('is the same on another day and machine', () => {
    expect(
      comparable('{"version":"1","python":"3.11.7","seconds":0.6,"ran_on":"2026-11-21","equity":[1]}'),
    ).toBe(comparable('{"equity":[1],"version":"1","python":"3.13.0","seconds":2,"ran_on":"2026-11-22"}'));
  });

  it('is another with another number or another package', () => {
    expect(comparable('{"version":"1","equity":[1]}')).not.toBe(comparable('{"version":"1","equity":[2]}'));
    expect(comparable('{"version":"1","equity":[1]}')).not.toBe(comparable('{"version":"2","equity":[1]}'));
  });
});
