import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../pages/pageFiles';
import { sharedTree } from '../../pages/sharedTree';
import { pagesFolder, versionNames } from '../../../config/versions';
import { readFileSync } from 'node:fs';
import { directiveName, messageNodes } from './directive';
import { remediesByEntry } from './entries';
import { readRemedies } from './remedies';

const siteDir = join(import.meta.dirname, '../../..');
const gone = 'order {} is gone';
const words = { cause: 'It was cancelled.', remedy: 'Look it up with `cache.order`.' };
const inNightly = { cause: 'It was cancelled or filled.', remedy: 'Look it up.' };

function site(remedies: Readonly<Record<string, unknown>>, nightly = gone): string {
  const folder = mkdtempSync(join(tmpdir(), 'remedies-'));
  const put = (path: string, data: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(data));
  };
  for (const schema of ['messages', 'remedies'])
    cpSync(join(siteDir, `facts/${schema}.schema.json`), join(folder, `facts/${schema}.schema.json`), {
      recursive: true,
    });
  const facts = (text: string) => ({
    wordless: { python: 0, cython: 0, rust: 0 },
    files: [
      {
        path: 'nautilus_trader/desk.py',
        module: 'nautilus_trader.desk',
        page: 'desk',
        functions: [
          { anchor: 'Desk.go', in: 'Desk.go', messages: [{ line: 3, level: 'raise', text, gaps: ['id'] }] },
        ],
      },
    ],
  });
  mkdirSync(join(folder, 'docs'));
  mkdirSync(join(folder, 'versioned_docs/version-latest'), { recursive: true });
  put('facts/latest/messages.json', facts(gone));
  put('facts/nightly/messages.json', facts(nightly));
  for (const [page, file] of Object.entries(remedies)) put(`facts/remedies/${page}.json`, file);
  return folder;
}

describe('remedies', () => {
  it('are those of a version, in its words', () => {
    const folder = site({ 'concepts/desks': { [gone]: { ...words, nightly: inNightly } } });
    expect(readRemedies(folder, 'latest')).toEqual([
      { text: gone, page: 'concepts/desks', id: 'message-order-is-gone', ...words },
    ]);
    expect(readRemedies(folder, 'nightly')[0]?.cause).toBe(inNightly.cause);
  });

  it('have places of their own where messages have the same words', () => {
    const folder = site({
      a: { 'No {}': { ...words, origin: 'Python' }, 'No: {}': { ...words, origin: 'Python' } },
    });
    writeFileSync(join(folder, 'docs/a.md'), '');
    expect(readRemedies(folder, 'nightly').map(({ id }) => id)).toEqual(['message-no', 'message-no-2']);
    // A page that latest lacks shows nothing there.
    expect(readRemedies(folder, 'latest')).toEqual([]);
  });

  it('are none where a version lacks the message', () => {
    const folder = site({ 'concepts/desks': { [gone]: words } }, 'order {} was lost');
    expect(readRemedies(folder, 'latest')).toHaveLength(1);
    expect(readRemedies(folder, 'nightly')).toHaveLength(0);
  });

  it.each([
    ['an unknown message', { a: { 'order is gone': words } }, /a\.json: no version says 'order is gone'/],
    ['an origin too much', { a: { [gone]: { ...words, origin: 'Python' } } }, /needs no origin/],
    [
      'a message told twice',
      { a: { [gone]: words }, b: { [gone]: words } },
      /b\.json: .* is told in .*a\.json/,
    ],
    ['no remedy', { a: { [gone]: { cause: words.cause } } }, /a\.json is not as its schema says/],
    ['an open backtick', { a: { [gone]: { ...words, cause: 'It `was gone.' } } }, /leave a backtick open/],
  ])('with %s name the file', (_, remedies, error) => {
    expect(() => readRemedies(site(remedies), 'latest')).toThrow(error);
  });

  it('for nightly alone need a message of nightly', () => {
    const folder = site({ a: { [gone]: { ...words, nightly: inNightly } } }, 'order {} was lost');
    expect(() => readRemedies(folder, 'latest')).toThrow("has words for nightly, which doesn't say it");
  });

  it('belong to the entries that make the message', () => {
    const folder = site({ 'concepts/desks': { [gone]: words } });
    expect([...remediesByEntry(folder, 'latest').keys()]).toEqual(['desk#Desk.go']);
  });

  it('stand where the page wants them', () => {
    const folder = site({ 'concepts/desks': { [gone]: words } });
    const place = { version: 'latest', page: 'concepts/desks' };
    const [list] = messageNodes(folder, place, { name: directiveName, attributes: {} }) ?? [];
    expect(list && toString(list)).toBe(
      'order … is goneIt was cancelled.Remedy: Look it up with cache.order.',
    );
    const asks = (page: string, attributes = {}) =>
      messageNodes(folder, { ...place, page }, { name: directiveName, attributes });
    expect(() => asks('concepts/orders')).toThrow('facts/remedies/concepts/orders.json tells of no message');
    expect(() => asks('concepts/desks', { of: 'x' })).toThrow("takes nothing, not 'of'");
  });
});

describe.each(versionNames)('the committed remedies of %s', (version) => {
  const remedies = readRemedies(siteDir, version);

  it('stand on the pages that they name', () => {
    const showing = pageFiles(siteDir, version).filter((path) => {
      const source = readFileSync(join(siteDir, pagesFolder(version), path), 'utf8');
      return sharedTree(source, path).children.some(
        (node) => node.type === 'leafDirective' && node.name === directiveName,
      );
    });
    const told = [...new Set(remedies.map(({ page }) => page))];
    expect(showing.map((path) => path.replace(/\.mdx?$/, '')).sort()).toEqual(told.sort());
  });
});
