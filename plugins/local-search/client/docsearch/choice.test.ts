import { describe, expect, it, vi } from 'vitest';
import { choosesAsking, firstChoice } from './choice';

const ask = { source: { sourceId: 'askAI' }, items: [{}] };
const hits = { source: { sourceId: 'hits' }, items: [{}, {}] };

describe('firstChoice', () => {
  it('is the first hit', () => {
    expect(firstChoice([ask, hits], 1)).toBe(1);
  });

  it('is the first row where there are no hits to choose', () => {
    expect(firstChoice([ask], 1)).toBe(0);
    expect(firstChoice([{ source: { sourceId: 'recentSearches' }, items: [{}, {}] }], 1)).toBe(0);
  });

  it('leaves what the reader chose', () => {
    expect(firstChoice([ask, hits], 3)).toBe(3);
    expect(firstChoice([ask, hits], null)).toBeNull();
  });
});

describe('choosesAsking', () => {
  const press = (key: object, state: object = {}, isAskAiActive = false) => {
    const setActiveItemId = vi.fn();
    const event = {
      key: 'Tab',
      shiftKey: false,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      preventDefault: vi.fn(),
      ...key,
    };
    const whole = {
      query: 'a',
      status: 'idle',
      collections: [ask, hits],
      activeItemId: 1,
      context: {},
      ...state,
    };
    const isUsed = choosesAsking(event, { state: whole, isAskAiActive, setActiveItemId });
    expect(event.preventDefault.mock.calls.length > 0).toBe(isUsed);
    return isUsed && setActiveItemId.mock.lastCall;
  };

  it('chooses the row that asks once, and lets Tab go on then', () => {
    expect(press({})).toEqual([0]);
    expect(press({}, { activeItemId: 0 })).toBe(false);
  });

  it('leaves every other key, and Tab where no such row is shown', () => {
    expect(press({ key: 'Enter' })).toBe(false);
    expect(press({ shiftKey: true })).toBe(false);
    expect(press({}, { collections: [hits] })).toBe(false);
    expect(press({}, { status: 'error' })).toBe(false);
    expect(press({}, {}, true)).toBe(false);
  });
});
