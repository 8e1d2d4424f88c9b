import { describe, expect, it } from 'vitest';
import { matches, readQuery } from './match';

describe('the filter', () => {
  it('reads words, dots and calls', () => {
    expect(readQuery(' Strategy.submit_order() ')).toEqual(['strategy', 'submit_order']);
    expect(readQuery('  ')).toEqual([]);
  });

  it('reads what code of a method says of its own object', () => {
    expect(readQuery('self.order_factory')).toEqual(['order_factory']);
    expect(readQuery('myself.order')).toEqual(['myself', 'order']);
  });

  it('passes texts that hold every word, whatever the case', () => {
    expect(matches('Strategy.submit_order', readQuery('order submit'))).toBe(true);
    expect(matches('Strategy.submit_order', readQuery('strategy cancel'))).toBe(false);
    expect(matches('Strategy', readQuery(''))).toBe(true);
  });
});
