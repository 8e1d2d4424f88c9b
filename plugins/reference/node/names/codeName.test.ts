import { describe, expect, it } from 'vitest';
import { codeName } from './codeName';

describe('codeName', () => {
  it.each([
    ['Strategy', ['Strategy'], ''],
    ['self.cache.order(order.client_order_id)', ['self', 'cache', 'order'], '('],
    ['BarType.from_str(...)', ['BarType', 'from_str'], '('],
    ['OrderSide["BUY"]', ['OrderSide'], '['],
    ['Tags(short=True).value', ['Tags'], '('],
    ['use_gtd=False', ['use_gtd'], '='],
    ['price=', ['price'], '='],
  ])('reads %s', (code, parts, tail) => {
    expect(codeName(code)).toEqual({ parts, tail });
  });

  it.each([
    'Bar | None',
    'await run()',
    'nautilus_trader==1.2',
    'EMACross-000',
    'on_order_*',
    'events.order.{id}',
    'std::mem',
    'Py<PyAny>',
    '@decorated',
    'engine.py',
    'Cargo.toml',
    '"json"',
    '1.221.0',
    '',
  ])('finds no name in %s', (code) => {
    expect(codeName(code)).toBeUndefined();
  });
});
