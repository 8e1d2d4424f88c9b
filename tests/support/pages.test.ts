import { describe, expect, it } from 'vitest';
import { pagesFolder } from '../../config/versions';
import {
  addressOf,
  allAddresses,
  docIds,
  newcomers,
  outsideSidebar,
  specified,
  type Version,
  versions,
} from './pages';

/** Pages of the specification that a version lacks, as what is to be done. */
function missing(version: Version, written: readonly string[]): string[] {
  return specified
    .filter((id) => !written.includes(id) && (version === 'nightly' || !newcomers.includes(id)))
    .map((id) => `${pagesFolder(version)}/${id}: the specification has this page, and there is no such file`);
}

describe('the pages of the specification', () => {
  it.each(versions)('are written, in %s', (version) => {
    expect(missing(version, docIds(version))).toEqual([]);
  });

  it('that are missing are told', () => {
    const written = specified.filter((id) => id !== 'concepts/data' && id !== 'concepts/visualization');
    expect(missing('latest', written)).toEqual([
      'versioned_docs/version-latest/concepts/data: the specification has this page, and there is no such file',
    ]);
    expect(missing('nightly', written)).toHaveLength(2);
  });

  it('include those outside the sidebar', () => {
    expect(specified).toEqual(expect.arrayContaining([...outsideSidebar]));
  });
});

describe('pages', () => {
  it('have an address each, without index', () => {
    expect(new Set(allAddresses()).size).toBe(allAddresses().length);
    expect(addressOf('latest', 'index')).toBe('/docs/latest');
    expect(addressOf('nightly', 'concepts/index')).toBe('/docs/nightly/concepts');
    expect(addressOf('latest', 'concepts/orders')).toBe('/docs/latest/concepts/orders');
  });
});
