import { describe, expect, it } from 'vitest';
import { packageSetOf } from './python';

describe('the packages that a page runs on', () => {
  it('are those of the extras too on a venue page', () => {
    expect(packageSetOf('integrations/dydx')).toBe('venues');
  });

  it('are the plain ones on all other pages, which show what a missing extra does', () => {
    expect(packageSetOf('concepts/adapters')).toBe('plain');
    expect(packageSetOf('index')).toBe('plain');
  });
});
