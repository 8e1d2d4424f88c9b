import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSmoke, readSmokeQueries, scoreSmoke, type SmokeQuery } from './smoke';

const set: SmokeQuery[] = [
  { query: 'orders', version: 'latest', pages: ['concepts/orders', 'api_reference/model/orders#x'] },
  { query: 'redis', version: 'nightly', pages: ['concepts/cache'] },
];

const answers =
  (found: Readonly<Record<string, readonly string[]>>) =>
  async ({ query }: SmokeQuery) =>
    found[query] ?? [];

const others = ['a', 'b', 'c', 'd'].map((page) => `/docs/nightly/${page}`);

describe('the score of a smoke set', () => {
  it('counts first hits and the first five, whole addresses and anchors alike', async () => {
    const search = answers({
      orders: ['https://a.example/docs/latest/api_reference/model/orders#y'],
      redis: [...others, '/docs/nightly/concepts/cache#redis'],
    });
    const score = await scoreSmoke(set, '/docs/', search);
    expect(score).toEqual({ queries: 2, hitAt1: 0.5, hitAt5: 1, misses: [] });
    expect(() => checkSmoke(score, 0.85)).not.toThrow();
  });

  it('does not count a sixth hit, another version or no hit', async () => {
    const late = answers({
      orders: ['/docs/nightly/concepts/orders'],
      redis: [...others, '/docs/nightly/e', '/docs/nightly/concepts/cache'],
    });
    const score = await scoreSmoke(set, '/docs/', late);
    expect(score.hitAt5).toBe(0);
    expect(score.misses[0]).toBe(
      "'orders' (latest): expected /docs/latest/concepts/orders or /docs/latest/api_reference/model/orders, got /docs/nightly/concepts/orders",
    );
    expect((await scoreSmoke(set, '/docs/', answers({}))).misses[1]).toContain('got nothing');
  });

  it('fails the gate with every miss', async () => {
    const score = await scoreSmoke(set, '/docs/', answers({ orders: ['/docs/latest/concepts/orders'] }));
    expect(() => checkSmoke(score, 0.85)).toThrow(
      /0\.500 of 2 queries.*0\.85 is required\.\n'redis' \(nightly\)/s,
    );
    expect(() => checkSmoke({ ...score, queries: 0 }, 0.85)).toThrow('empty');
  });
});

describe('the smoke set', () => {
  it('has 60 different queries', () => {
    const queries = readSmokeQueries(join(import.meta.dirname, '../search/smoke.json'));
    expect(new Set(queries.map(({ query }) => query)).size).toBe(60);
  });

  it('may not have an entry without its pages', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'smoke-')), 'smoke.json');
    writeFileSync(file, JSON.stringify([set[0], { query: 'a', version: 'latest', pages: [] }]));
    expect(() => readSmokeQueries(file)).toThrow(/smoke\.json: entry 2 needs/);
  });
});
