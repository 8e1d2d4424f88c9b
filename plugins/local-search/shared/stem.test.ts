import { describe, expect, it } from 'vitest';
import { stem } from './stem';

describe('stem', () => {
  it.each([
    ['orders', 'order'],
    ['strategies', 'strategy'],
    ['indexes', 'index'],
    ['caches', 'cache'],
    ['running', 'run'],
    ['backtesting', 'backtest'],
    ['trading', 'trade'],
    ['pricing', 'prices'],
    ['denied', 'deny'],
    ['stopped', 'stop'],
    ['emulated', 'emulate'],
    ['losses', 'loss'],
    ['cancelled', 'canceled'],
    ['installing', 'instal'],
  ])('brings %s and %s together', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each(['bus', 'status', 'basis', 'string', 'speed', 'l1', 'ws', '注文', 'order_ids'])(
    'leaves %s alone',
    (word) => expect(stem(word)).toBe(word),
  );
});
