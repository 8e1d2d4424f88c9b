import { describe, expect, it } from 'vitest';
import { keepFeedback, type Feedback } from './feedback';

const key = 'nt-docs.answers.feedback';
const now = new Date('2026-01-02T03:04:05Z');

function memory(start?: string) {
  const values = new Map(start === undefined ? [] : [[key, start]]);
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    kept: () => JSON.parse(values.get(key) ?? '[]') as Feedback[],
  };
}

const body = (messageId: unknown, thumbs: unknown = 1) => JSON.stringify({ appId: 'a', messageId, thumbs });

describe('keepFeedback', () => {
  it('keeps the newest first, one a message, a hundred in all', () => {
    const storage = memory();
    for (let id = 0; id < 150; id++) keepFeedback(storage, body(`m${id}`), now);
    keepFeedback(storage, body('m149', 0), now);
    expect(storage.kept()).toHaveLength(100);
    expect(storage.kept()[0]).toEqual({ messageId: 'm149', thumbs: 0, at: '2026-01-02T03:04:05.000Z' });
    expect(storage.kept()[1]?.messageId).toBe('m148');
  });

  it.each([
    '{',
    'null',
    '"x"',
    '{"length":3}',
    '[null,1,{"messageId":{}},{"messageId":"a","thumbs":7,"at":"b"}]',
    '[[[[',
  ])('goes on where storage holds %s', (corrupt) => {
    const storage = memory(corrupt);
    keepFeedback(storage, body('m1'), now);
    expect(storage.kept().map(({ messageId }) => messageId)).toEqual(['m1']);
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    body(7),
    body('a', 2),
    body('a', '1'),
    '{"__proto__":{"messageId":"a","thumbs":1}}',
  ])('keeps nothing of %j', (odd) => {
    const storage = memory();
    keepFeedback(storage, odd, now);
    expect(storage.kept()).toEqual([]);
  });

  it('bears storage that is full, forbidden or missing', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    expect(() => keepFeedback({ getItem: () => null, setItem: refuse }, body('a'), now)).not.toThrow();
    expect(() => keepFeedback({ getItem: refuse, setItem: refuse }, body('a'), now)).not.toThrow();
    expect(() => keepFeedback(undefined, body('a'), now)).not.toThrow();
  });
});
