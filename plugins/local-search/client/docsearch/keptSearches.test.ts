import { describe, expect, it } from 'vitest';
import { isKept, memoryList } from './keptSearches';

describe('kept searches', () => {
  it('stay with the tab where storage is forbidden, each list by its key', () => {
    memoryList('recent').setItem([{ objectID: '1' }]);
    expect(memoryList('recent').getItem()).toEqual([{ objectID: '1' }]);
    expect(memoryList('favourite').getItem()).toEqual([]);
  });

  it('are kept when they are read back', () => {
    const list = { getAll: () => [{ objectID: '1' }] };
    expect(isKept(list, { objectID: '1' })).toBe(true);
    expect(isKept(list, { objectID: '2' })).toBe(false);
  });
});
