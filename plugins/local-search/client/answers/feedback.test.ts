import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillStorage, stubStorage } from '../kept/testStorage';
import { keepFeedback, type Feedback } from './feedback';

const key = 'nt-docs.answers.feedback';
const given = (messageId: string, thumbs: 0 | 1 = 1) => ({
  messageId,
  thumbs,
  at: '2026-01-02T03:04:05.000Z',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('keepFeedback', () => {
  it('keeps the newest first, one an answer, a hundred in all', () => {
    const { stored } = stubStorage();
    for (let id = 0; id < 150; id++) keepFeedback(given(`m${id}`));
    keepFeedback(given('m149', 0));
    const kept = stored(key) as Feedback[];
    expect(kept).toHaveLength(100);
    expect(kept[0]).toEqual(given('m149', 0));
    expect(kept[1]?.messageId).toBe('m148');
  });

  it.each([
    '{',
    'null',
    '"x"',
    '{"length":3}',
    '[null,1,{"messageId":{}}]',
    '[{"messageId":"a","thumbs":7,"at":"b"}]',
  ])('goes on where storage holds %s', (corrupt) => {
    const { stored } = stubStorage({ [key]: corrupt });
    keepFeedback(given('m1'));
    expect(stored(key)).toEqual([given('m1')]);
  });

  it('bears storage that is full or missing', () => {
    const { storage } = stubStorage();
    fillStorage(storage);
    expect(() => keepFeedback(given('a'))).not.toThrow();
    vi.unstubAllGlobals();
    expect(() => keepFeedback(given('a'))).not.toThrow();
  });
});
