import { describe, expect, it } from 'vitest';
import { versionNames } from '../../../../config/versions';
import { cacheClass, factSite, moduleFacts, siteDir } from '../../testFacts';
import { readReference } from '../facts/reference';
import { provenFile, unprovenRaises } from './provenRaises';

const problems = (raises: Record<string, string>, proofs: unknown, version = 'latest') => {
  const site = factSite(
    { latest: [moduleFacts([cacheClass])] },
    {
      'facts/descriptions/cache.json': { 'Cache.order': { line: 'Finds.', raises } },
      [provenFile]: { cache: { 'Cache.order': proofs } },
    },
  );
  return unprovenRaises(site, readReference(site, version));
};
const told = { KeyError: 'the name is unknown' };

describe('what descriptions say on exceptions', () => {
  it.each(versionNames)('of %s has its failing calls', (version) => {
    expect(unprovenRaises(siteDir, readReference(siteDir, version))).toEqual([]);
  });

  it('holds with a call, or with words on why none can be made', () => {
    expect(problems(told, { KeyError: ['cache.order(1)'] })).toEqual([]);
    expect(problems(told, { KeyError: 'Needs the network.' })).toEqual([]);
    const byVersion = { latest: ['cache.order(1)'], nightly: 'Needs the network.' };
    expect(problems(told, { KeyError: byVersion }, 'nightly')).toEqual([]);
  });

  it('fails without either, in one version too', () => {
    const found = [
      'cache: Cache.order, KeyError, is told by the descriptions, and facts/raised.json has no failing call.',
    ];
    expect(problems(told, {})).toEqual(found);
    expect(problems(told, { KeyError: [] })).toEqual(found);
    expect(problems(told, { KeyError: { latest: ['cache.order(1)'] } })).toEqual([]);
    expect(problems(told, { KeyError: { latest: ['cache.order(1)'] } }, 'nightly')).toEqual(found);
  });

  it('fails where a call shows what nobody tells', () => {
    expect(problems(told, { KeyError: ['cache.order(1)'], TypeError: ['cache.order(None)'] })).toEqual([
      "cache: Cache.order, TypeError, is in facts/raised.json, and the descriptions don't tell of it.",
    ]);
  });
});
