import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptSearches, shownSearch } from './searches';
import { fillStorage, forbidStorage, stubStorage } from './testStorage';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__nt-docs';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__nt-docs';
const search = {
  objectID: '1',
  type: 'lvl1',
  url: '/docs/latest/concepts/orders#stop',
  hierarchy: { lvl0: 'Concepts', lvl1: 'Orders', lvl2: null },
};
const hit = (url: string) => ({
  url,
  path: ['Concepts', 'Orders'],
  above: [],
  kind: 'guide',
  title: [
    { text: 'Stop ', marked: false },
    { text: 'orders', marked: true },
  ],
  snippet: [{ text: 'A stop', marked: false }],
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('kept searches', () => {
  it('are stored as DocSearch stores them, the newest first, seven or four', () => {
    const { stored } = stubStorage();
    const { opened, recent, favour } = keptSearches('nt-docs');
    for (let at = 0; at < 9; at++) opened(hit(`/docs/${at}`));
    opened(hit('/docs/5'));
    expect(recent.all().map(({ url }) => url.at(-1))).toEqual(['5', '8', '7', '6', '4', '3', '2']);
    expect((stored(recentKey) as unknown[])[0]).toEqual({
      objectID: '/docs/5',
      type: 'lvl1',
      url: '/docs/5',
      kind: 'guide',
      content: 'A stop',
      hierarchy: {
        lvl0: 'Concepts › Orders',
        lvl1: 'Stop orders',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
    });
    const [first] = recent.all();
    if (first) favour(first);
    expect(recent.all().map(({ url }) => url.at(-1))).toEqual(['8', '7', '6', '4']);
    opened(hit('/docs/5'));
    expect(recent.all()).toHaveLength(4);
    expect(stored(favouriteKey)).toHaveLength(1);
  });

  it.each([
    null,
    {},
    { ...search, url: 'javascript:alert(1)' },
    { ...search, url: '//evil.example' },
    { ...search, url: '/\\evil.example' },
    { ...search, hierarchy: null },
    { ...search, hierarchy: { lvl0: {} } },
    'x',
  ])('pass over %j and keep the rest', (corrupt) => {
    stubStorage({ [recentKey]: JSON.stringify([corrupt, search]) });
    expect(keptSearches('nt-docs').recent.all()).toEqual([search]);
  });

  it.each(['{', 'null', '7', '"x"', '{"length":1}'])('take %s for an empty list', (value) => {
    stubStorage({ [recentKey]: value });
    expect(keptSearches('nt-docs').recent.all()).toEqual([]);
  });

  it('stay with the tab where storage is forbidden', () => {
    forbidStorage();
    keptSearches('nt-docs').opened(hit('/docs/1'));
    expect(keptSearches('nt-docs').recent.all()).toHaveLength(1);
  });

  it('lose nothing to full storage', () => {
    const { storage } = stubStorage({ [recentKey]: JSON.stringify([search]) });
    fillStorage(storage);
    const { favour, recent, favourites } = keptSearches('nt-docs');
    favour(search);
    expect(recent.all()).toEqual([search]);
    expect(favourites.all()).toEqual([]);
  });

  it('show their own heading under what stands above it', () => {
    expect(shownSearch(search)).toEqual({
      url: search.url,
      title: 'Orders',
      path: 'Concepts',
      kind: 'guide',
    });
    const content = { ...search, type: 'content', hierarchy: { ...search.hierarchy, lvl2: 'Stops' } };
    expect(shownSearch(content)).toMatchObject({ title: 'Stops', path: 'Concepts › Orders' });
  });
});
