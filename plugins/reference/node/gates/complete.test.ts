import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../../config/versions';
import { comparisonOf } from '../changes/marks';
import { replacementGaps } from '../changes/replacements';
import { keyClasses } from '../facts/descriptions';
import { cacheClass, factSite, moduleFacts, siteDir, symbol } from '../../testFacts';
import { anchorDifferences, idsIn } from './completeness';
import { describedPages, orphans } from './orphans';
import { readPage } from '../view/page';
import { readReference } from '../facts/reference';
import { pageHtml } from '../html/page';
import { gapsOf, idleRules } from './requirements';
import { untold } from './types';

/** Of the committed facts; the page's shell adds some 6 kB. */
const bytesOfPage = 140_000;

for (const version of versionNames) {
  describe(`the reference of ${version}`, () => {
    const reference = readReference(siteDir, version);
    const pages = [...reference.pages.keys()];

    it.each(pages)('%s has every symbol of its modules, and no other', (page) => {
      const view = readPage(siteDir, version, page);
      const { missing, unknown } = anchorDifferences(view, pageHtml(view));
      expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
    });

    it.each(pages)('%s is light', (page) => {
      expect(gzipSync(pageHtml(readPage(siteDir, version, page))).length).toBeLessThan(bytesOfPage);
    });

    it.each(pages)('%s has no address twice', (page) => {
      const ids = idsIn(pageHtml(readPage(siteDir, version, page)));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it.each(pages)('%s describes every symbol and member, and explains every parameter', (page) => {
      expect(gapsOf(reference, page)).toEqual({ lines: [], parameters: [] });
    });

    it.each(pages)('%s tells all types, or says that there is none', (page) => {
      expect(untold(reference, page)).toEqual([]);
    });
  });
}

describe('descriptions', () => {
  const references = versionNames.map((version) => readReference(siteDir, version));

  it('are all of symbols and parameters that a version has, and so are the lists of names', () => {
    expect(orphans(siteDir, references)).toEqual([]);
  });

  it('of recurring parameters all fit one', () => {
    expect(idleRules(siteDir, references)).toEqual([]);
  });

  it('of what is gone in the developed version say what to use instead', () => {
    expect(replacementGaps(siteDir, comparisonOf(siteDir))).toEqual([]);
  });

  it('are there', () => {
    expect(describedPages(siteDir)).toContain('model/orders');
    expect(keyClasses(siteDir).size).toBeGreaterThan(0);
  });
});

describe('the gates', () => {
  const site = factSite({ latest: [moduleFacts([cacheClass])] });
  const reference = readReference(site, 'latest');
  const html = pageHtml(readPage(site, 'latest', 'cache'));

  it('notice a symbol that its page lacks, and one that no fact knows', () => {
    const wrong = html.replaceAll('"Cache.order"', '"Cache.other"');
    expect(anchorDifferences(readPage(site, 'latest', 'cache'), wrong)).toMatchObject({
      missing: ['Cache.order'],
      unknown: ['Cache.other'],
    });
  });

  it('notice words on what no version has: symbols, parameters, names in a list', () => {
    const said = {
      'facts/descriptions/cache.json': {
        'Cache.order': { line: 'Finds.', parameters: { id: 'An id.', gone: 'None.' } },
        'Cache.gone': 'No more.',
      },
      'facts/descriptions/complete.json': ['Cache', 'Gone'],
    };
    const found = factSite({ latest: [moduleFacts([cacheClass])] }, said);
    expect(orphans(found, [readReference(found, 'latest')])).toEqual([
      { file: 'facts/descriptions/cache.json', name: 'Cache.order', parameter: 'gone' },
      { file: 'facts/descriptions/cache.json', name: 'Cache.gone' },
      { file: 'facts/descriptions/complete.json', name: 'Gone' },
    ]);
  });

  it('notice what nobody described or explained', () => {
    expect(gapsOf(reference, 'cache')).toEqual({
      lines: ['Cache', 'Cache.order', 'Cache.size'],
      parameters: ['Cache(config)', 'Cache.order(id)'],
    });
  });

  it('take the words on a base, and what a parameter means wherever it recurs', () => {
    const heir = symbol({
      kind: 'class',
      name: 'Heir',
      anchor: 'Heir',
      line: 30,
      members: [{ kind: 'method', name: 'order', line: 31, parameters: [{ name: 'id', type: 'int' }] }],
    });
    const said = {
      'facts/descriptions/cache.json': { Cache: 'Keeps.', Heir: 'Keeps more.', 'Cache.order': 'Finds.' },
      'facts/parameters.json': {
        id: [{ type: 'int', member: '^order$', page: 'cache', text: 'Its number.' }],
        gone: [{ text: 'Fits nothing.' }],
      },
      'facts/latest/symbols.json': {
        symbols: {},
        modules: {},
        lineage: { 'nautilus_trader.cache.cache.Heir': ['nautilus_trader.cache.cache.Cache'] },
        exports: {},
      },
    };
    const told = factSite({ latest: [moduleFacts([cacheClass, heir])] }, said);
    const heirs = readReference(told, 'latest');
    expect(gapsOf(heirs, 'cache')).toEqual({
      lines: ['Cache.size'],
      parameters: ['Cache(config)', 'Cache.order(id)'],
    });
    expect(idleRules(told, [heirs])).toEqual(['gone |  |  |  | Fits nothing.']);
  });

  it('notice parameters and results without a type, but for those that are said to be untyped', () => {
    const members = [
      { kind: 'method', name: 'find', line: 3, parameters: [{ name: 'id' }, { name: 'any', untyped: true }] },
      { kind: 'method', name: 'any', line: 4, parameters: [], returnsUntyped: true },
    ] as const;
    const constructor = { parameters: [{ name: 'config' }] };
    const make = symbol({ kind: 'function', name: 'make', anchor: 'make', line: 9, parameters: [] });
    const outlined = symbol({ ...make, name: 'named', anchor: 'named', outline: true });
    const wrong = factSite({
      latest: [moduleFacts([{ ...cacheClass, constructor, members }, make, outlined])],
    });
    const file = 'facts/latest/api/nautilus_trader.cache.cache.json';
    expect(untold(readReference(wrong, 'latest'), 'cache')).toEqual([
      { file, name: 'Cache(config)' },
      { file, name: 'Cache.find(id)' },
      { file, name: 'Cache.find()' },
      { file, name: 'make()' },
    ]);
  });
});
