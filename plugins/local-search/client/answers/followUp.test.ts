import { describe, expect, it } from 'vitest';
import { formsToAsk } from './followUp';

describe('formsToAsk', () => {
  it.each([
    [[], []],
    [[' '], []],
    [['What is a bar?'], ['What is a bar?']],
    [
      ['load csv data', 'What is a bracket order?'],
      ['What is a bracket order?', 'bracket order bracket order load csv data'],
    ],
    [
      ['load csv data', 'why?'],
      ['load csv data', 'why?'],
    ],
    [
      ['What is a bar?', 'does it have volume?'],
      ['volume volume bar', 'does it have volume?'],
    ],
    [
      ['How do I warm up in a backtest?', 'and in live?'],
      ['live live warm', 'and in live?'],
    ],
    [['What is a bar?', 'how do I load csv data into it'], ['how do I load csv data into it']],
    [['what is it', 'and limits?'], ['and limits?']],
  ])('%j asks %j', (questions, forms) => expect(formsToAsk(questions)).toEqual(forms));

  it('asks of the venue that is named now, and no more of the one before', () => {
    const venues = new Set(['dydx', 'okx']);
    expect(formsToAsk(['Can I request bars on dYdX?', 'and on OKX?'], venues)[0]).toBe(
      'OKX OKX request bars',
    );
    expect(formsToAsk(['Can I request bars on dYdX?', 'and quotes?'], venues)[0]).toBe(
      'quotes quotes request bars dYdX',
    );
  });
});
