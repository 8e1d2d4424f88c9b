import { describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchHit } from '../shared/types';
import { algoliaShapedClient } from './algoliaShaped';
import type { LocalSearch } from './localSearch';
import { testRecord } from './testRecords';

function hitOf(url: string, title: string, headings: string[] = [title]): SearchHit {
  return {
    record: testRecord(url, 'Orders', { headings }),
    score: 1,
    title: [{ text: title, marked: true }],
    snippet: [
      { text: '<b>"A" & ', marked: false },
      { text: 'b', marked: true },
    ],
  };
}

function clientWith(answer: SearchAnswer) {
  const search = vi.fn(async () => answer);
  const client = algoliaShapedClient({ search } as unknown as LocalSearch, 'https://a.example');
  return { client, search };
}

describe('the client', () => {
  it('reads the version, the page and the query of a request', async () => {
    const { client, search } = clientWith({ total: 45, hits: [] });
    const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-nightly']];
    const { results } = await client.search({
      requests: [{ indexName: 'x', query: 'a', page: 2, hitsPerPage: 20, facetFilters }],
    });
    expect(search).toHaveBeenCalledWith('a', { version: 'nightly', offset: 40, limit: 20 });
    expect(results[0]).toEqual({
      hits: [],
      nbHits: 45,
      page: 2,
      nbPages: 3,
      hitsPerPage: 20,
      query: 'a',
      index: 'x',
      facets: {},
    });
  });

  it('takes the older form of a request, and none of its settings', async () => {
    const { client, search } = clientWith({ total: 0, hits: [] });
    await client.search([{ indexName: 'x', params: { query: 'a', hitsPerPage: -1, page: 0.5 } }, {}]);
    expect(search).toHaveBeenNthCalledWith(1, 'a', { version: 'latest', offset: 0, limit: 20 });
    expect(search).toHaveBeenNthCalledWith(2, '', { version: 'latest', offset: 0, limit: 20 });
  });

  it('shapes hits with marks and escaped text', async () => {
    const { client } = clientWith({ total: 1, hits: [hitOf('concepts/orders#a', 'A <i>')] });
    const [hit] = (await client.search([{}])).results[0]?.hits ?? [];
    expect(hit).toMatchObject({
      objectID: '/docs/latest/concepts/orders#a',
      url: 'https://a.example/docs/latest/concepts/orders#a',
      type: 'lvl1',
      kind: 'guide',
      content: '<b>"A" & b',
      hierarchy: { lvl0: 'Concepts › Orders', lvl1: 'A <i>', lvl2: null, lvl6: null },
      _highlightResult: { hierarchy: { lvl0: { value: 'Concepts › Orders' } } },
      _snippetResult: {
        hierarchy: { lvl1: { value: '<mark>A &lt;i&gt;</mark>' } },
        content: { value: '&lt;b&gt;&quot;A&quot; &amp; <mark>b</mark>' },
      },
    });
  });

  it('gives no two hits of a page the same name, nor one that breaks the modal', async () => {
    const { client } = clientWith({
      total: 6,
      hits: [
        hitOf('a#1', 'Setup', ['Spot', 'Setup']),
        hitOf('a#2', 'Setup', ['Futures', 'Setup']),
        hitOf('a#3', 'Setup', ['Futures', 'Setup']),
        hitOf('a#4', 'Setup', ['Futures', 'Setup']),
        hitOf('a#5', '__proto__'),
        hitOf('a#6', '2024'),
        hitOf('a#7', 'hasOwnProperty'),
      ],
    });
    const hits = (await client.search([{}])).results[0]?.hits ?? [];
    expect(hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual([
      'Setup',
      'Futures › Setup',
      'Orders › Futures › Setup',
      'Futures › Setup (2)',
      'Orders › __proto__',
      'Orders › 2024',
      'Orders › hasOwnProperty',
    ]);
  });

  it('tells overloads of one member apart by all that stands above them', async () => {
    const headings = ['Classes', 'Clock', 'set_timer'];
    const { client } = clientWith({
      total: 2,
      hits: [hitOf('a#1', 'Clock.set_timer', headings), hitOf('a#2', 'Clock.set_timer', headings)],
    });
    const hits = (await client.search([{}])).results[0]?.hits ?? [];
    expect(hits.map(({ hierarchy }) => hierarchy.lvl1)).toEqual([
      'Clock.set_timer',
      'Classes › Clock › set_timer',
    ]);
  });

  it('passes failures on', async () => {
    const local = { search: () => Promise.reject(new Error('gone')) } as unknown as LocalSearch;
    await expect(algoliaShapedClient(local, 'https://a.example').search([{}])).rejects.toThrow('gone');
  });
});
