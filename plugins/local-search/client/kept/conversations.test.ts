import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchangesOf, keptConversations, storedConversation } from './conversations';
import { stubStorage } from './testStorage';

const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__nt-docs';
const source = { name: 'Orders', url: '/docs/latest/concepts/orders' };
const answer = {
  passages: [{ quote: 'It is refused.', isCode: false, marks: [{ start: 0, end: 2 }], source }],
  nearest: [],
};
const exchange = { id: 'a', question: 'Is it?', answer, feedback: 'like' } as const;
/** As DocSearch stores one. */
const stock = {
  objectID: 'old question',
  type: 'askAI',
  url: '',
  hierarchy: { lvl0: 'askAI', lvl1: 'old question' },
  messages: [
    { id: 'q', role: 'user', parts: [{ type: 'text', text: 'old question' }] },
    {
      id: 'r',
      role: 'assistant',
      parts: [{ type: 'step-start' }, { type: 'text', text: '<b>old</b> answer' }],
    },
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('kept conversations', () => {
  it('are stored as DocSearch stores them, with their answers beside the text', () => {
    const { stored } = stubStorage();
    const list = keptConversations('nt-docs');
    list.add(storedConversation([exchange], 'https://a.example'));
    expect((stored(key) as unknown[])[0]).toMatchObject({
      type: 'askAI',
      anchor: 'stored',
      query: 'Is it?',
      hierarchy: { lvl0: 'askAI', lvl1: 'Is it?' },
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Is it?' }] },
        {
          id: 'a',
          role: 'assistant',
          parts: [{ type: 'text', text: expect.stringContaining('> It is refused.') as string }],
        },
      ],
    });
    expect(list.all().map(exchangesOf)).toEqual([[exchange]]);
  });

  it('keep what a model wrote', () => {
    stubStorage();
    const list = keptConversations('nt-docs');
    const byModel = {
      ...exchange,
      answer: { ...answer, written: { text: 'It is [1].', named: [1] } },
    };
    list.add(storedConversation([{ ...byModel, isWriting: false }], 'https://a.example'));
    expect(list.all().map(exchangesOf)).toEqual([[byModel]]);
  });

  it('of DocSearch are read as text', () => {
    stubStorage({ [key]: JSON.stringify([stock]) });
    expect(keptConversations('nt-docs').all().map(exchangesOf)).toEqual([
      [{ id: 'r', question: 'old question', text: '<b>old</b> answer' }],
    ]);
  });

  it.each([
    { passages: [{ ...answer.passages[0], source: { name: 'x', url: 'javascript:alert(1)' } }], nearest: [] },
    { passages: [{ ...answer.passages[0], marks: [{ start: 3, end: 1 }] }], nearest: [] },
    { passages: [{ ...answer.passages[0], quote: {} }], nearest: [] },
    { passages: [], nearest: [{ name: 'x', url: '//evil.example' }] },
    { ...answer, written: { text: {}, named: [] } },
    { ...answer, written: { text: 'x', named: ['1'] } },
    { ...answer, written: 'x' },
    { passages: 'x' },
    [],
  ])('take an answer of another shape for its text', (odd) => {
    const [question, reply] = stock.messages;
    stubStorage({ [key]: JSON.stringify([{ ...stock, messages: [question, { ...reply, answer: odd }] }]) });
    const [talk] = keptConversations('nt-docs').all();
    expect(talk && exchangesOf(talk)[0]).not.toHaveProperty('answer');
  });

  it.each([
    null,
    { ...stock, messages: 'none' },
    { ...stock, messages: [] },
    { ...stock, messages: [{ id: 'm', parts: [null] }] },
    { ...stock, messages: [{ role: 'user', parts: [] }] },
  ])('pass over %j', (corrupt) => {
    stubStorage({ [key]: JSON.stringify([corrupt, stock]) });
    expect(keptConversations('nt-docs').all()).toEqual([stock]);
  });
});
