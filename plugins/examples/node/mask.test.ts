import { describe, expect, it } from 'vitest';
import { masked } from './mask';

describe('what no run repeats', () => {
  it('is masked: drawn ids and stamps of the wall clock', () => {
    const output =
      'id 2d89666b-1a1e-4a75-b193-4eb3b454c757 at 2026-11-20T23:59:59.123456789Z, 2026-11-21 10:00:00+00:00';
    expect(masked(output, '2026-11-21')).toBe('id <uuid> at <now>, <now>');
  });

  it('is not the data’s own time, nor an order’s id', () => {
    const output = 'O-20240102-000500-001-000-1 at 2024-01-02T00:05:00.000000000Z';
    expect(masked(output, '2026-11-21')).toBe(output);
  });
});
