import { describe, expect, it } from 'vitest';
import { formsOf } from './followUp';

describe('formsOf', () => {
  it.each([
    [[], [], false],
    [[' '], [], false],
    [['What is a bar?'], [], false],
    [['what is it', 'and limits?'], [], false],
    [['load csv data', 'What is a bracket order?'], ['bracket order bracket order load csv data'], false],
    [['load csv data', 'why?'], ['load csv data'], true],
    [['What is a bar?', 'does it have volume?'], ['volume volume bar'], true],
    [
      ['What is a bar?', 'and for quote ticks of futures?'],
      ['quote ticks futures quote ticks futures bar'],
      true,
    ],
    [
      ['on OKX', 'load csv data', 'which columns?'],
      ['columns columns OKX load csv data', 'columns columns load csv data'],
      false,
    ],
  ])('%j asks together %j', (questions, together, leans) => {
    expect(formsOf(questions)).toEqual({ alone: questions.at(-1)?.trim() ?? '', together, leans });
  });

  it('asks of what is named now, and no more of the other of its kind', () => {
    const venues = new Set(['dydx', 'okx']);
    const asked = 'Can I request bars on dYdX?';
    expect(formsOf([asked, 'and on OKX?'], venues).together[0]).toBe('OKX OKX request bars');
    expect(formsOf([asked, 'and quotes?'], venues).together[0]).toBe('quotes quotes request bars dYdX');
    expect(formsOf(['How do I warm up in a backtest?', 'and in live?']).together[0]).toBe('live live warm');
  });
});
