import { describe, expect, it } from 'vitest';
import { gapsIn, growQuote } from './quotes';
import { cutUnits } from './units';

const text = [
  'Prices, e.g. in 1.221.0, are rounded. reset() keeps strategies! Why? "Because." So it does.',
  'Symbol · What it does',
  'Strategy.submit_order · sends an order. Once.',
  'Strategy.on_stop · ends',
  'Call in this order:',
  'Build it.',
].join('\n');

describe('cutUnits', () => {
  it('cuts at the ends of sentences and keeps rows whole, without their header', () => {
    expect(cutUnits(text).map((unit) => unit.text)).toEqual([
      'Prices, e.g. in 1.221.0, are rounded.',
      'reset() keeps strategies!',
      'Why?',
      '"Because."',
      'So it does.',
      'Strategy.submit_order · sends an order. Once.',
      'Strategy.on_stop · ends',
      'Call in this order:',
      'Build it.',
    ]);
  });

  it('tells where each stands', () => {
    for (const { start, end, text: words } of cutUnits(text)) expect(text.slice(start, end)).toBe(words);
  });

  it.each(['', '\n\n', ' . . . ', '·', ' · '])('takes %j', (odd) =>
    expect(() => cutUnits(odd)).not.toThrow(),
  );
});

describe('growQuote', () => {
  const quote = (source: string, at: number, speaks = false) => {
    const units = cutUnits(source);
    const { first, last } = growQuote(units, at, () => speaks);
    return source.slice(units[first]?.start, units[last]?.end);
  };

  it('takes along what a sentence points back to', () => {
    expect(
      quote(
        'Some long first sentence with a subject that has a name and more words. It is refused by the venue at once, whatever you do.',
        1,
      ),
    ).toMatch(/^Some.*do\.$/);
  });

  it('takes along what a sentence introduces, and what introduces it', () => {
    const list =
      'Call in this order:\nCreate the node, add strategies and the client factories to it, in any order.\nCall run().';
    expect(quote(list, 0)).toContain('Create the node');
    expect(quote(list, 1)).toMatch(/^Call in/);
  });

  it('stops at three sentences, at the end of a line and at a table', () => {
    expect(cutUnits(quote('One a. Two b. Three c. Four d.', 0, true))).toHaveLength(3);
    expect(quote('Short.\nOther line.', 0, true)).toBe('Short.');
    expect(quote('Short.\na · b\nc · d', 0, true)).toBe('Short.');
  });
});

describe('gapsIn', () => {
  it('stands where a line introduces what the quote may not hold', () => {
    const lines = 'Create an environment, so:\nIf it fails, install it. Once:';
    expect(gapsIn(cutUnits(lines))).toEqual([lines.indexOf('\n')]);
    expect(gapsIn(cutUnits('Checks:\nField · Meaning\na · b'))).toEqual([]);
    expect(gapsIn(cutUnits('One line: and its end.\nAnother.'))).toEqual([]);
  });
});
