import { describe, expect, it } from 'vitest';
import { termReader, words } from './tokenizer';

const partsOf = (text: string) => words(text).map(({ parts }) => parts.map(({ folded }) => folded));

describe('words', () => {
  it.each([
    ['submit_order', [['submit', 'order']]],
    ['SubmitOrder', [['submit', 'order']]],
    ['order.submit', [['order', 'submit']]],
    ['OrderSide.BUY', [['order', 'side', 'buy']]],
    ['HTTPClient', [['http', 'client']]],
    ['OrderBookDepth10', [['order', 'book', 'depth', '10']]],
    ['L2_MBP', [['l2', 'mbp']]],
    ['--flag', [['flag']]],
    ['1-MINUTE-LAST', [['1', 'minute', 'last']]],
    ['1.221.0 and 5_000', [['1.221.0'], ['and'], ['5', '000']]],
    ['EUR/USD.SIM', [['eur', 'usd', 'sim']]],
    ['dYdX', [['dydx']]],
    ['Grün café', [['grun'], ['cafe']]],
    ['注文 Ордер', [['注文'], ['ордер']]],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts));

  it('tells where each word and part stands', () => {
    const text = 'call self.submit_order now';
    const [, word] = words(text);
    expect(word && text.slice(word.start, word.end)).toBe('self.submit_order');
    expect(word?.parts.map(({ start, end }) => text.slice(start, end))).toEqual(['self', 'submit', 'order']);
  });

  it.each(['', '   ', '\u0000\u0007', '\ud800', '.*[](', '<script>', '__proto__', 'constructor', '_____'])(
    'takes %j',
    (text) => expect(() => words(text)).not.toThrow(),
  );
});

describe('terms', () => {
  const terms = termReader();

  it('finds an identifier whole, joined in any spelling and in parts', () => {
    expect(terms('self.submit_orders')).toEqual([
      'self',
      'submit',
      'order',
      'orders',
      'selfsubmitorders',
      'submitorders',
    ]);
    expect(terms('SubmitOrder')).toContain('submitorder');
    expect(terms('post-only')).toContain('postonly');
  });

  it('has a plain word with and without its ending', () => {
    expect(terms('Strategies')).toEqual(['strategy', 'strategies']);
    expect(terms('strategy')).toEqual(['strategy']);
  });
});
