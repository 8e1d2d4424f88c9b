import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine';
import { testRecord, testRecords } from '../testRecords';
import { answerTo } from './answer';
import { sectionSource } from './sources';

const engine = createEngine(testRecords);

describe('answerTo', () => {
  it('quotes sections with their names and addresses', () => {
    const { passages, nearest } = answerTo(engine, ['Which order waits for its trigger?']);
    expect(passages[0]).toMatchObject({
      quote: 'A stop order waits for its trigger. Send it with submit_order.',
      isCode: false,
      source: { name: 'Orders › Stop orders', url: '/docs/latest/concepts/orders#stops' },
    });
    expect(Object.keys(passages[0] ?? {})).not.toContain('record');
    expect(nearest).toEqual([]);
  });

  it('names the nearest pages, or none, when there is no answer', () => {
    expect(answerTo(engine, ['best pizza in Rome'])).toEqual({ passages: [], nearest: [] });
    const record = testRecord('concepts/a#b', 'Trailing', {
      headings: ['B'],
      text: 'Trailing stops. Filler.',
    });
    const near = answerTo(createEngine([record]), ['trailing stop activation offsets on weekends']);
    expect(near.passages).toEqual([]);
    expect(near.nearest.every(({ url }) => !url.includes('#'))).toBe(true);
  });

  it('takes the words of the question before for a follow-up', () => {
    const alone = answerTo(engine, ['does it have a trigger?']);
    const { passages } = answerTo(engine, ['What is a stop order?', 'does it have a trigger?']);
    expect(passages[0]?.quote).toContain('trigger');
    expect(passages.length).toBeGreaterThanOrEqual(alone.passages.length);
  });

  it('goes on in the section that answered the question before', () => {
    const text = 'Cancels pass while the platform is busy.';
    const records = [
      testRecord('concepts/a#halted', 'Venues', {
        headings: ['Refused'],
        text: `${text} Venues cancel too.`,
      }),
      testRecord('concepts/b#halted', 'Risk', { headings: ['Refused'], text: `Trading is halted. ${text}` }),
    ];
    const both = createEngine(records);
    const first = (questions: readonly string[]) => answerTo(both, questions).passages[0]?.source.url;
    expect(first(['do cancels pass?'])).toBe('/docs/latest/concepts/a#halted');
    expect(first(['when is trading halted?', 'do cancels pass?'])).toBe('/docs/latest/concepts/b#halted');
  });

  it('gives more passages where more are wanted, the same first', () => {
    const sayings = [
      'A trailing stop follows the market.',
      'Venues may refuse a trailing stop overnight.',
      'Backtests fill a trailing stop inside bars.',
      'Emulated, a trailing stop lives on your machine.',
      'Cancel a trailing stop before expiry.',
      'Futures need a trailing stop with wider offsets.',
    ];
    const records = sayings.map((text, at) => testRecord(`concepts/p${at}`, `Page ${at}`, { text }));
    const wide = createEngine(records);
    const few = answerTo(wide, ['trailing stop']).passages;
    const more = answerTo(wide, ['trailing stop'], 6).passages;
    expect(few).toHaveLength(4);
    expect(more.length).toBeGreaterThan(4);
    expect(more.slice(0, 4)).toEqual(few);
  });

  it.each(['', ' ', '\u0000', '__proto__', '<script>', '注文', 'x'.repeat(10_000)])(
    'takes %.20j',
    (question) => {
      expect(() => answerTo(engine, [question])).not.toThrow();
    },
  );

  it('has nothing to say to no question', () => {
    expect(answerTo(engine, [])).toEqual({ passages: [], nearest: [] });
  });
});

describe('sectionSource', () => {
  it('names entries of the reference by their own name', () => {
    const entry = testRecord('a', 'Trading', {
      kind: 'method',
      headings: ['Classes', 'Strategy', 'modify_order'],
    });
    expect(sectionSource(entry).name).toBe('API › Strategy.modify_order');
  });
});
