import { describe, expect, it } from 'vitest';
import { namesIn, nameTerm } from './entries';
import type { RecordKind } from './types';

const names = (kind: RecordKind, headings: string[], lines?: readonly string[]) =>
  namesIn({
    ...{ url: '', path: [], page: '', kind, headings, text: 'a = 1', code: [] },
    ...(lines ? { names: lines } : {}),
  });

describe('the names of an entry', () => {
  it('are that of a member with its class', () =>
    expect(names('method', ['Classes', 'Strategy', 'on_stop'])).toEqual(['Strategy.on_stop']));

  it('are the members of an enum, or the fields of a config', () =>
    expect(names('enum', ['Enums', 'OrderSide'], ['BUY'])).toEqual(['BUY', 'OrderSide.BUY']));

  it('are none elsewhere', () => expect(names('guide', ['A'])).toEqual([]));
});

describe('the term of a name', () => {
  it.each([
    ['BUY', 'buy'],
    ['oms_type', 'omstype'],
    ['Strategy.on_stop', '.strategy.onstop'],
    ['self.strategy.on_stop', '.strategy.onstop'],
    ['', ''],
  ])('%j is %j', (name, term) => expect(nameTerm(name)).toBe(term));
});
