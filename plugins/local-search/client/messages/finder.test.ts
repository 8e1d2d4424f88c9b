import { describe, expect, it } from 'vitest';
import { messageFinder } from './finder';

const texts = [
  'SubmitOrder for {} DENIED: {}',
  'NOTIONAL_EXCEEDS_FREE_BALANCE: free={}, balance_impact={}',
  'TradingState.HALTED',
  "'{}' argument was `None`",
  "'tick' argument was `None`",
  'Cannot find instrument for {}',
  'Cannot find instrument for {} in the cache of {}',
  'price {} invalid (precision {} > {})',
  "Error parsing `InstrumentId` from '{}': missing '.' separator between symbol and venue components",
  'Condition {{a}} of market was [.*+?^$|\\] in ({})',
  'Intervals are not disjoint\nafter writing a new file',
  '{} not found',
  'no market for {}',
  'Failed to connect to {}: {}',
];
const find = messageFinder(texts);
const found = (text: string) => find(text).map(({ index }) => texts[index]);
const first = (text: string) => found(text)[0];

describe('a pasted message', () => {
  it('is known by its words, whatever its numbers and ids', () => {
    expect(find('price 1.2345 invalid (precision 4 > 2)')).toEqual([
      { index: 7, gaps: ['1.2345', '4', '2'], isCut: false },
    ]);
  });

  it('may carry a time, a level, a trader and a component, in colour', () => {
    const line =
      '\u001b[1m2025-11-10T12:00:00.000000000Z\u001b[0m [ERROR] TRADER-001.ExecEngine: Cannot find instrument for ETHUSDT.BINANCE\u001b[0m';
    expect(first(line)).toBe('Cannot find instrument for {}');
  });

  it('may be the end of a traceback', () => {
    const traceback = `Traceback (most recent call last):
  File "/home/me/run.py", line 12, in <module>
    id = InstrumentId.from_str("ETHUSDT")
  File "nautilus_trader/model/identifiers.pyx", line 330, in InstrumentId.from_str
ValueError: Error parsing \`InstrumentId\` from 'ETHUSDT': missing '.' separator between symbol and venue components
`;
    expect(first(traceback)).toBe(texts[8]);
  });

  it('stands before the one that carries it', () => {
    const line =
      'SubmitOrder for O-20251110-1 DENIED: NOTIONAL_EXCEEDS_FREE_BALANCE: free=1.00 USD, balance_impact=-2.00 USD';
    expect(found(line)).toEqual([texts[1], texts[0]]);
    expect(found('SubmitOrder for O-1 DENIED: TradingState.HALTED')).toEqual([texts[2], texts[0]]);
  });

  it('is the one with the most words where several fit', () => {
    expect(found('Cannot find instrument for A.B in the cache of X')).toEqual([texts[6], texts[5]]);
    expect(first("TypeError: 'tick' argument was `None`")).toBe(texts[4]);
    expect(first("TypeError: 'bar' argument was `None`")).toBe(texts[3]);
  });

  it('may be short where a mark of logs stands before it', () => {
    expect(first("OrderRejected(instrument_id=A.B, reason='no market for A.B', ts_event=1)")).toBe(texts[12]);
    expect(first('no market for ETHUSDT.BINANCE')).toBeUndefined();
  });

  it('may be typed in another case, with curly quotes and broken over lines', () => {
    expect(first('typeerror: ‘tick’ argument was `none`')).toBe(texts[4]);
    expect(first('Intervals are not disjoint after\nwriting a new file')).toBe(texts[10]);
    expect(first('Cannot find\n  instrument for ETHUSDT.BINANCE in the\ncache of X')).toBe(texts[6]);
  });

  it('may break off', () => {
    expect(find("Error parsing `InstrumentId` from 'ETHUSDT': missing '.' separator betw")).toEqual([
      { index: 8, gaps: ['ethusdt'], isCut: true },
    ]);
    expect(found('Error parsing `InstrumentId`')).toEqual([]);
    expect(found('ValueError: Intervals are not disjoint after writ')).toEqual([texts[10]]);
  });

  it('may hold what means something to patterns', () => {
    expect(first('Condition {a} of market was [.*+?^$|\\] in ((((x)')).toBe(texts[9]);
    expect(found('[.*+?^$|\\] (((( {} {{}} \\1 $& %s')).toEqual([]);
  });
});

describe('no message', () => {
  it.each([
    '',
    ' \n\t ',
    'stop loss',
    'how do I cancel an order',
    'order not found',
    'instrument not found',
    'submit order denied',
    'cannot find my instrument',
    'price precision',
    'notional_exceeds_something',
    '🙂'.repeat(1000),
    '\u0000\uD800 not found',
  ])('is in %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('reaches over lines by accident', () => {
    expect(found('Cannot find instrument for A\nwe went to the cache of B')).toEqual([texts[5]]);
  });
});

describe('much text', () => {
  const many = Array.from(
    { length: 5000 },
    (_, at) => `Cannot handle ${word(at)} of {}: value was {} in ${word(at * 7)}`,
  );
  const findAny = messageFinder(many);

  it('is read at its beginning and its end', () => {
    const noise = 'Cannot handle [this] (.*)+ of that: value was 1 in\n'.repeat(2000);
    const message = `Cannot handle ${word(42)} of 7: value was 8 in ${word(294)}`;
    expect(findAny(`${noise}\n${message}`)[0]?.index).toBe(42);
    expect(findAny(`${message}\n${noise}`)[0]?.index).toBe(42);
  });

  it('of thousands of templates takes little time', () => {
    const line = `2025-11-10 [ERROR] X: Cannot handle ${word(4000)} of 7: value was 8 in ${word(28000)}`;
    const times = Array.from({ length: 51 }, () => {
      const start = performance.now();
      findAny(line);
      return performance.now() - start;
    }).sort((one, other) => one - other);
    expect(times[25]).toBeLessThan(5);
  });
});

function word(at: number): string {
  return `w${String(at).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
}
