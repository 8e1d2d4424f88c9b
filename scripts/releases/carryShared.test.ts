import { describe, expect, it } from 'vitest';
import { entryExample } from '../../plugins/reference/node/examples/read';
import { entriesAfterCut } from './carry/entries';
import type { Carried } from './carry/carried';
import { parametersAfterCut } from './carry/parameters';
import { raisedAfterCut } from './carry/raised';
import { remediesAfterCut } from './carry/remedies';
import { replacementsAfterCut } from './carry/replacements';
import { searchWordsAfterCut } from './carry/searchWords';
import { factFiles, testSite } from './testSite';

/** What a file shall hold; its name is '' where the tree is one file. */
const read = ({ trees }: Carried, path: string, name = ''): unknown =>
  JSON.parse(String(trees.get(path)?.get(name))) as unknown;
const names = ({ trees }: Carried, path: string) => [...(trees.get(path)?.keys() ?? [])];
const json = JSON.stringify;
const nothing = { trees: new Map(), gone: [] };

describe('what both versions share, of which a site has none', () => {
  it.each([
    entriesAfterCut,
    parametersAfterCut,
    raisedAfterCut,
    remediesAfterCut,
    replacementsAfterCut,
    searchWordsAfterCut,
  ])('stays so: %o', (carry) => {
    expect(carry(testSite().folder)).toEqual(nothing);
  });
});

describe('remedies after a cut', () => {
  const words = { cause: 'It was cancelled.', remedy: 'Look it up.' };
  const young = { cause: 'It was filled, too.', remedy: 'Look twice.' };
  const site = testSite(['facts/messages.schema.json']);
  const messages = [{ line: 1, level: 'raise', text: 'order {} is gone', gaps: ['id'] }];
  const file = { path: 'nautilus_trader/a.py', module: 'nautilus_trader.a', functions: [{ messages }] };
  site.put(
    'facts/nightly/messages.json',
    json({ wordless: { python: 0, cython: 0, rust: 0 }, files: [file] }),
  );
  site.put('docs/a.md', '');
  site.put('docs/b.md', '');

  it('are in nightly’s words, on messages that it says and pages that it has', () => {
    const below = { ...words, origin: 'Python' };
    site.put('facts/remedies/a.json', json({ 'order {} is gone': { ...words, nightly: young } }));
    site.put('facts/remedies/b.json', json({ 'order {} was lost': words, 'No module': below }));
    site.put('facts/remedies/c.json', json({ 'No key': below }));
    const after = remediesAfterCut(site.folder);
    expect(names(after, 'facts/remedies')).toEqual(['a.json', 'b.json']);
    expect(read(after, 'facts/remedies', 'a.json')).toEqual({ 'order {} is gone': young });
    expect(read(after, 'facts/remedies', 'b.json')).toEqual({ 'No module': below });
    expect(after.gone).toEqual([
      "facts/remedies/b.json: 'order {} was lost'",
      "facts/remedies/c.json: 'No key'",
    ]);
  });

  it('name a file that is no JSON', () => {
    site.put('facts/remedies/b.json', '{');
    expect(() => remediesAfterCut(site.folder)).toThrow(/^facts\/remedies\/b\.json is no JSON/);
  });
});

describe('search words after a cut', () => {
  const site = testSite();
  site.put('docs/concepts/index.md', '## Orders\n');
  site.put('versioned_docs/version-latest/concepts/index.md', '## Orders\n\n## Old orders\n');
  site.put('versioned_docs/version-latest/gone.md', '');
  const file = 'facts/search-words/concepts/index.json';

  it('are none for sections and pages that the old release alone had', () => {
    site.put(file, json({ '': ['all'], orders: ['buy'], 'old-orders': ['bought'] }));
    site.put('facts/search-words/gone.json', json({ '': ['lost'] }));
    const after = searchWordsAfterCut(site.folder);
    expect(names(after, 'facts/search-words')).toEqual(['concepts/index.json']);
    expect(read(after, 'facts/search-words', 'concepts/index.json')).toEqual({
      '': ['all'],
      orders: ['buy'],
    });
    expect(after.gone).toEqual([`${file}: 'old-orders'`, "facts/search-words/gone.json: ''"]);
  });

  it('stay for what no text shows: a component may make it, and a build tells', () => {
    site.put(file, json({ made: ['by a component'] }));
    site.put('facts/search-words/gone.json', '{}');
    expect(searchWordsAfterCut(site.folder)).toEqual(nothing);
  });

  it('have no questions left that only the old release answers', () => {
    site.put('docs/concepts/index.md', '## Orders\n\nAn `Order` waits a [second](../gone.md).\n');
    site.put(
      'versioned_docs/version-latest/concepts/index.md',
      '## Orders\n\nIt waits an hour.\n\n## Old orders\n',
    );
    site.put('facts/search-words/concepts/index.json', '{}');
    const questions = 'facts/questions/concepts/index.json';
    const kept = { 'How long?': 'Order waits a second', 'Who knows?': 'a component' };
    site.put(
      questions,
      json({ orders: { ...kept, 'Long?': 'waits an hour' }, 'old-orders': { 'Old?': 'x' } }),
    );
    const after = searchWordsAfterCut(site.folder);
    expect(read(after, 'facts/questions', 'concepts/index.json')).toEqual({ orders: kept });
    expect(after.gone).toEqual([`${questions}: 'old-orders'`, `${questions}: 'orders': Long?`]);
  });
});

describe('what parameters mean after a cut', () => {
  const site = testSite(factFiles());
  const rule = (text: string, member?: string) => ({ text, ...(member ? { member } : {}) });

  it('is told of those that nightly has', () => {
    const rules = [rule('One.', '^no_such_member$'), rule('All.')];
    site.put('facts/parameters.json', json({ client_order_id: rules, no_such_name: [rule('None.')] }));
    const after = parametersAfterCut(site.folder);
    expect(read(after, 'facts/parameters.json')).toEqual({ client_order_id: [rule('All.')] });
    expect(after.gone).toEqual([
      'facts/parameters.json: client_order_id |  | ^no_such_member$ |  | One.',
      'facts/parameters.json: no_such_name |  |  |  | None.',
    ]);
  });
});

describe('what replaces what is gone, after a cut', () => {
  it('is nothing, since both versions have the same', () => {
    const site = testSite();
    site.put('facts/replacements.json', json({ a: { B: 'nothing replaces it.', C: 'D' }, b: { E: 'F' } }));
    const after = replacementsAfterCut(site.folder);
    expect(read(after, 'facts/replacements.json')).toEqual({});
    expect(after.gone).toEqual(['facts/replacements.json: all 3, on what the old release had']);
    site.put('facts/replacements.json', '{}');
    expect(replacementsAfterCut(site.folder)).toEqual(nothing);
  });
});

describe('failing calls after a cut', () => {
  const site = testSite(factFiles());
  const put = (proofs: unknown) => site.put('facts/raised.json', json(proofs));

  it('are those of nightly, on what nightly has', () => {
    put({
      cache: {
        'Cache.order': {
          KeyError: { latest: ['old()'], nightly: ['young()'] },
          OSError: { latest: ['old()'], nightly: 'Needs the network.' },
          TypeError: { latest: ['old()'] },
          ValueError: ['both()'],
        },
        'Cache.no_such_member': { KeyError: ['gone()'] },
      },
      gone: { Gone: { KeyError: 'Needs the network.' } },
    });
    const after = raisedAfterCut(site.folder);
    const kept = { KeyError: ['young()'], OSError: 'Needs the network.', ValueError: ['both()'] };
    expect(read(after, 'facts/raised.json')).toEqual({ cache: { 'Cache.order': kept } });
    expect(after.gone).toEqual([
      'facts/raised.json: cache: Cache.order, TypeError',
      'facts/raised.json: cache: Cache.no_such_member, KeyError',
      'facts/raised.json: gone: Gone, KeyError',
    ]);
  });

  it('stay as they are where both versions have the same', () => {
    put({ cache: { 'Cache.order': { ValueError: ['both()'] } } });
    expect(raisedAfterCut(site.folder)).toEqual(nothing);
  });
});

describe('examples of entries after a cut', () => {
  const code = 'x = 1\ny = 2\nprint(x + y)\n';
  const hash = (text: string) => entryExample('cache/Cache.py', text).example.hash;
  const site = testSite();
  const young = `# nightly only\n${code}`;
  const records = { version: '1', entries: { 'cache#Cache': { hash: hash(young), output: '3' } } };
  site.put('facts/nightly/entry-examples.json', json(records));
  site.put('platform/entries/cache/Cache.py', young);
  site.put('platform/entries/cache/Cache.order.py', `# latest only\n${code}`);
  site.put('platform/entries/cache/Cache.orders.py', code);

  it('of nightly alone are for both, their runs with them; those of the old release go', () => {
    const after = entriesAfterCut(site.folder);
    const programs = after.trees.get('platform/entries');
    expect([...(programs?.keys() ?? [])].sort()).toEqual(['cache/Cache.orders.py', 'cache/Cache.py']);
    expect(String(programs?.get('cache/Cache.py'))).toBe(code);
    expect(read(after, 'facts/nightly/entry-examples.json')).toMatchObject({
      entries: { 'cache#Cache': { hash: hash(code) } },
    });
    expect(after.gone).toEqual(['platform/entries/cache/Cache.order.py']);
  });

  it('name one for a version that isn’t there', () => {
    site.put('platform/entries/cache/Cache.orders.py', `# nightli only\n${code}`);
    expect(() => entriesAfterCut(site.folder)).toThrow(/Cache\.orders\.py:1: there is no version 'nightli'/);
  });
});
