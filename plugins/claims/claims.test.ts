import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { documentedVersions, versionNames } from '../../config/versions';
import { claimAssets } from './node/assets';
import { claimProblems } from './node/check';
import { readClaims } from './node/claims';
import { mentionsOf } from './node/mentions';
import { type ClaimRecords, readClaimRecords } from './node/records';

let site: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};
const program = (rest: string) => `"""A rule that is long enough."""\n\n${rest}\n`;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'claims-'));
  put('platform/claims/kit/market.py', 'from kit.time import NOON\n');
  put('platform/claims/kit/time.py', 'NOON = 0\n');
  put('platform/claims/orders/gtd.py', program('from kit.market import NOON\nassert NOON == 0'));
});
afterEach(() => rmSync(site, { recursive: true }));
const read = () => readClaims(site, versionNames).get('orders/gtd');

describe('claims', () => {
  it('have their rule, the kit that they use, and a hash of both', () => {
    const before = read();
    expect(before).toMatchObject({ rule: 'A rule that is long enough.', kit: ['market', 'time'] });
    put('platform/claims/kit/time.py', 'NOON = 1\n');
    expect(read()?.hash).not.toBe(before?.hash);
  });

  it.each([
    ['', /gtd\.py:1: a claim starts with its rule/],
    ['"""Too short."""\nassert True\n', /gtd\.py:1: a claim starts with its rule/],
    [program('print(1)'), /gtd\.py:1: a claim asserts something/],
    [program('assert True\n# only: 1.221.0'), /gtd\.py:4: write '# only: VERSION — reason'/],
  ])('are refused when they start wrongly: %j', (text, message) => {
    put('platform/claims/orders/gtd.py', text);
    expect(read).toThrow(message);
  });
});

describe('claims and the pages that name them', () => {
  const problems = (page: string, text = program('assert True'), ran = true) => {
    put('docs/a.md', page);
    put('platform/claims/orders/gtd.py', text);
    const claims = readClaims(site, versionNames);
    const hash = claims.get('orders/gtd')?.hash ?? '';
    const run: ClaimRecords = {
      version: '1',
      claims: ran ? { 'orders/gtd': { hash, date: '2026-11-21' } } : {},
    };
    return claimProblems(claims, mentionsOf(site, 'nightly'), new Map([['nightly', run]]));
  };

  it('fit when the mark’s claim held as it is', () => {
    expect(problems('It expires.:proved[orders/gtd]\n\n| a |\n| - |\n| b:proved[orders/gtd] |\n')).toEqual(
      [],
    );
  });

  it('don’t when a claim is named by nobody, is missing, never ran, or is another version’s', () => {
    expect(problems('It expires.')).toEqual([expect.stringMatching(/^platform.*gtd\.py:1: no page names/)]);
    expect(problems('\nNo.:proved[orders/gone] Yes.:proved[orders/gtd]')).toEqual([
      'docs/a.md:2: there is no claim platform/claims/orders/gone.py',
    ]);
    expect(problems('It.:proved[orders/gtd]', program('assert 1'), false)).toEqual([
      expect.stringMatching(/^docs\/a\.md:1: the claim 'orders\/gtd' never ran for nightly/),
    ]);
    expect(problems('It.:proved[orders/gtd]', program('# only: latest — mended since\nassert 1'))).toEqual([
      "docs/a.md:1: the claim 'orders/gtd' holds on latest only: mended since",
    ]);
  });

  it('fit on all pages of this site', () => {
    const claims = readClaims('.', versionNames);
    const mentions = versionNames.flatMap((version) => mentionsOf('.', version));
    const records = new Map(versionNames.map((version) => [version, readClaimRecords('.', version)]));
    expect(claimProblems(claims, mentions, records)).toEqual([]);
  });

  it.each(documentedVersions)('ran on the package of $name', ({ name, runsOn }) => {
    expect(readClaimRecords('.', name)?.version).toBe(runsOn);
  });
});

describe('the programs in the site', () => {
  it('say where they held and where the kit stands', () => {
    writeFileSync(
      join(site, 'platform/claims/orders/gtd.py'),
      program('from kit.time import NOON\nassert 1'),
    );
    const assets = claimAssets(site, '/docs/');
    expect([...assets.keys()].sort()).toEqual(
      ['kit/market', 'kit/time', 'orders/gtd'].map((name) => `claims/${name}.txt`),
    );
    expect(assets.get('claims/orders/gtd.txt')).toMatch(
      /^# Held on no release yet.*\n# kit\.time: \/docs\/claims\/kit\/time\.txt\n\n"""A rule/,
    );
  });
});
