import { describe, expect, it } from 'vitest';
import { messageLevels, type MessageFile } from '../../shared/messages';
import { createEngine } from '../engine';
import { testRecord } from '../testRecords';
import { mayBeMessage, withMessages } from './withMessages';

const file: MessageFile = {
  texts: ['Cannot submit order: {} is not in the cache of {}'],
  places: [[0, messageLevels.indexOf('error'), 42]],
  functions: [[0, 'Desk.submit', 0, 'Desk.submit']],
  files: ['desk/desk.pyx'],
  pages: ['trading'],
  remedies: [],
};
const section = testRecord('concepts/orders#errors', 'Orders', {
  headings: ['Errors and their causes'],
  text: 'Cannot submit order: O-1 is not in the cache of EUR/USD · add the instrument first',
});
const engine = createEngine([
  testRecord('concepts/cache', 'Cache', {
    text: 'The cache holds orders. A cannot-submit order is not in it. Cache, cache.',
  }),
  section,
  testRecord('api_reference/trading#Desk', 'Trading', { headings: ['Classes', 'Desk'], kind: 'class' }),
  testRecord('api_reference/trading#Desk.submit', 'Trading', {
    headings: ['Classes', 'Desk', 'submit'],
    kind: 'method',
  }),
]);
const searched = withMessages(engine, file);
const log =
  '2025-01-02T03:04:05Z [ERROR] T-001.Desk: Cannot submit order: O-77-X is not in the cache of BTCUSDT.BINANCE';
const urls = (query: string) =>
  searched.search(query, { offset: 0, limit: 5 }).hits.map(({ url }) => url.replace('/docs/latest/', ''));

describe('a pasted message', () => {
  it('leads to the section that quotes it, and then to what makes it, with its place', () => {
    expect(urls(log).slice(0, 2)).toEqual(['concepts/orders#errors', 'api_reference/trading#Desk.submit']);
    const [, made] = searched.search(log, { offset: 0, limit: 5 }).hits;
    expect(made?.snippet.map(({ text }) => text).join('')).toBe(
      'Logged as an error in desk/desk.pyx, line 42: Cannot submit order: … is not in the cache of …',
    );
  });

  it('tells why it was said and what to do, where that is written, with its place', () => {
    const orders = testRecord('concepts/orders', 'Orders', { text: 'All about orders.' });
    const known = createEngine([orders, ...engine.records]);
    const told = withMessages(known, {
      ...file,
      remedies: [[0, 'concepts/orders#message-cannot-submit', 'It was purged.', 'Raise `purge`.']],
    });
    const [first, second] = told.search(log, { offset: 0, limit: 5 }).hits;
    expect(first).toMatchObject({
      url: '/docs/latest/concepts/orders#message-cannot-submit',
      kind: 'message',
      title: [{ text: 'Cannot submit order: … is not in the cache of …', marked: false }],
      remedy: { cause: 'It was purged.', remedy: 'Raise `purge`.' },
    });
    expect(second?.url).toBe('/docs/latest/concepts/orders#errors');
  });

  it('leads to the class where the member has no section of its own', () => {
    const few = createEngine(engine.records.filter(({ url }) => !/submit$|#errors$/.test(url)));
    const [first] = withMessages(few, file).search(log, { offset: 0, limit: 5 }).hits;
    expect(first?.url).toBe('/docs/latest/api_reference/trading#Desk');
  });

  it('changes nothing for other queries, nor for further hits', () => {
    for (const query of ['cache', 'how do I submit an order']) {
      expect(searched.search(query, { offset: 0, limit: 5 })).toEqual(
        engine.search(query, { offset: 0, limit: 5 }),
      );
    }
    expect(searched.search(log, { offset: 1, limit: 5 })).toEqual(
      engine.search(log, { offset: 1, limit: 5 }),
    );
  });

  it.each([
    ['stop loss', false],
    ['BacktestVenueConfig', false],
    ["ValueError: 'data' collection was empty", true],
    ['ORDER_NOT_FOUND_AT_VENUE', true],
  ])('may be %s: %s', (text, expected) => {
    expect(mayBeMessage(text)).toBe(expected);
  });
});
