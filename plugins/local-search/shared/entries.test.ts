import { describe, expect, it } from 'vitest';
import { namesIn, nameTerm } from './entries';
import type { RecordKind } from './types';

const names = (kind: RecordKind, headings: string[], text = '') =>
  namesIn({ url: '', path: [], page: '', kind, headings, text, code: [] });

describe('the names of an entry', () => {
  it('are that of a member with its class', () =>
    expect(names('method', ['Classes', 'Strategy', 'on_stop'])).toEqual(['Strategy.on_stop']));

  it('are the members of an enum', () =>
    expect(names('enum', ['Enums', 'OrderSide'], 'A side.\nBUY = 1\nNOT this = 2')).toEqual([
      'BUY',
      'OrderSide.BUY',
    ]));

  it('are the fields of a config, without the head of their table', () =>
    expect(names('config', ['Configs', 'C'], 'Field · Type · Default\noms_type · str · None')).toEqual([
      'oms_type',
      'C.oms_type',
    ]));

  it('are none elsewhere', () => expect(names('guide', ['A'], 'a = 1')).toEqual([]));
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
