import { describe, expect, it } from 'vitest';
import { storedEntries } from './storedEntries';

const search = {
  objectID: '1',
  type: 'lvl1',
  url: '/docs/latest/concepts/orders#stop',
  hierarchy: { lvl0: 'Concepts', lvl1: 'Orders', lvl2: null },
};
const conversation = {
  objectID: '2',
  type: 'askAI',
  url: '',
  hierarchy: { lvl0: 'askAI', lvl1: 'a question' },
  messages: [{ id: 'm', parts: [{ type: 'text', text: 'a question' }] }],
};

describe('storedEntries', () => {
  it('keeps searches and conversations', () => {
    expect(storedEntries([search, conversation])).toEqual([search, conversation]);
  });

  it.each([null, 'text', 7, { length: 1 }, undefined])('takes %j for an empty list', (value) => {
    expect(storedEntries(value)).toEqual([]);
  });

  it.each([
    null,
    {},
    { ...search, url: 'javascript:alert(1)' },
    { ...search, url: '//evil.example' },
    { ...search, url: '/\\evil.example' },
    { ...search, hierarchy: null },
    { ...search, hierarchy: { lvl0: {} } },
    { ...conversation, messages: [{ id: 'm', parts: [null] }] },
    { ...conversation, messages: 'none' },
  ])('passes over %j and keeps the rest', (corrupt) => {
    expect(storedEntries([corrupt, search])).toEqual([search]);
  });
});
