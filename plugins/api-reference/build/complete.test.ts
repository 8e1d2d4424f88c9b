import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../config/versions';
import { cacheClass, factSite, moduleFacts, siteDir } from '../testFacts';
import { anchorDifferences, idsIn } from './completeness';
import { readDescriptions } from './descriptions';
import type { SymbolFacts } from './factTypes';
import { anchorsOf } from './members';
import { readPage } from './page';
import { readReference } from './reference';
import { pageHtml } from './render/page';
import { undescribed } from './requirements';

const lists = ['complete.json', 'key.json'];
const needed = { complete: listed('complete.json'), key: listed('key.json') };
const versions = documentedVersions.map(({ name }) => name);
/** Of the committed facts; the page's shell adds some 6 kB. */
const bytesOfPage = 140_000;

for (const version of versions) {
  describe(`the reference of ${version}`, () => {
    const reference = readReference(siteDir, version);
    const pages = [...reference.pages.keys()];

    it.each(pages)('%s has every symbol of its modules, and no other', (page) => {
      const { missing, unknown } = anchorDifferences(
        reference,
        page,
        pageHtml(readPage(siteDir, version, page)),
      );
      expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
    });

    it.each(pages)('%s is light', (page) => {
      expect(gzipSync(pageHtml(readPage(siteDir, version, page))).length).toBeLessThan(bytesOfPage);
    });

    it.each(pages)('%s has no address twice', (page) => {
      const ids = idsIn(pageHtml(readPage(siteDir, version, page)));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    it.each(pages)('%s describes all that has to be', (page) => {
      expect(undescribed(reference, page, needed)).toEqual([]);
    });
  });
}

describe('descriptions', () => {
  const folder = join(siteDir, 'facts/descriptions');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !lists.includes(file))
    .map((file) => file.slice(0, -'.json'.length));

  it.each(pages)('of %s are all of symbols that it has', (page) => {
    const known = new Set(
      versions.flatMap((version) =>
        (readReference(siteDir, version).pages.get(page) ?? []).flatMap(({ symbol }) => [
          ...anchorsOf(symbol),
          ...(symbol.fields ?? []).map(({ name }) => `${symbol.anchor}.${name}`),
        ]),
      ),
    );
    const written = [...readDescriptions(siteDir, 'latest', page).keys()];
    expect(written.filter((anchor) => !known.has(anchor))).toEqual([]);
  });

  it.each(pages)('of %s name only parameters that exist', (page) => {
    const known = new Set(
      versions.flatMap((version) =>
        (readReference(siteDir, version).pages.get(page) ?? []).flatMap(({ symbol }) => parametersOf(symbol)),
      ),
    );
    const written = versions
      .flatMap((version) => [...readDescriptions(siteDir, version, page)])
      .flatMap(([anchor, { parameters }]) =>
        Object.keys(parameters ?? {}).map((name) => `${anchor}(${name})`),
      );
    expect(written.filter((name) => !known.has(name))).toEqual([]);
  });

  it('are complete for classes that exist', () => {
    const names = new Set(
      [...readReference(siteDir, 'latest').byName.values()].map(({ symbol }) => symbol.anchor),
    );
    expect([...needed.complete].filter((name) => !names.has(name))).toEqual([]);
  });

  it('have key symbols that exist, in one version at least', () => {
    const names = new Set(
      versions.flatMap((version) =>
        [...readReference(siteDir, version).pages.values()].flat().flatMap(({ symbol }) => anchorsOf(symbol)),
      ),
    );
    expect([...needed.key].filter((name) => !names.has(name))).toEqual([]);
    expect(needed.key.size).toBeGreaterThan(430);
  });
});

describe('the gates', () => {
  const site = factSite({ latest: [moduleFacts([cacheClass])] });
  const reference = readReference(site, 'latest');
  const html = pageHtml(readPage(site, 'latest', 'cache'));

  it('notice a symbol that its page lacks, and one that no fact knows', () => {
    const wrong = html.replaceAll('"Cache.order"', '"Cache.other"');
    expect(anchorDifferences(reference, 'cache', wrong)).toMatchObject({
      missing: ['Cache.order'],
      unknown: ['Cache.other'],
    });
  });

  it('notice what nobody described', () => {
    const none = new Set<string>();
    const all = ['Cache', 'Cache.order'];
    expect(undescribed(reference, 'cache', { complete: new Set(['Cache']), key: none })).toEqual(all);
    expect(undescribed(reference, 'cache', { complete: none, key: new Set(['Cache.order']) })).toEqual(all);
  });
});

/** All parameters of a symbol, its constructor and its members, as `Class.method(name)`. */
function parametersOf(symbol: SymbolFacts): string[] {
  const { anchor, parameters = [], constructor: own, members = [] } = symbol;
  const named = (at: string, list: readonly { name: string }[] = []) =>
    list.map(({ name }) => `${at}(${name})`);
  const ofOwn = typeof own === 'object' ? own.parameters : [];
  return [
    ...named(anchor, [...parameters, ...ofOwn]),
    ...members.flatMap((member) => named(`${anchor}.${member.name}`, member.parameters)),
  ];
}

/** Names in one of the lists beside the descriptions. */
function listed(file: string): Set<string> {
  return new Set(JSON.parse(readFileSync(join(siteDir, 'facts/descriptions', file), 'utf8')) as string[]);
}
