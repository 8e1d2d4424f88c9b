import { describe, expect, it } from 'vitest';
import { pagesFolder } from '../../config/versions';
import { pageFiles } from '../../plugins/versions/pageFiles';
import { addressOf, allAddresses, docIds, outsideSidebar, type Version, versions } from './pages';

/** What differs between a version's files and the specification's list, as what is to be done. */
function differences(version: Version, written: readonly string[], listed: readonly string[]): string[] {
  const line = (id: string) =>
    `the line '${id.replace(/\/?[^/]+$/, '')}' of folders in tests/support/pages.ts`;
  const file = (id: string) => `${pagesFolder(version)}/${id}`;
  return [
    ...written
      .filter((id) => !listed.includes(id))
      .map((id) => {
        const name = id.replace(/^.*\//, '');
        return `${file(id)}: the specification has no such page. If it shall, add '${name}' to ${line(id)}, with a star while latest lacks it`;
      }),
    ...listed
      .filter((id) => !written.includes(id))
      .map(
        (id) =>
          `${file(id)}: the specification has this page, and there is no such file. Write it, or change ${line(id)}`,
      ),
  ];
}

describe('the pages of the specification', () => {
  it.each(versions)('are those that are written, in %s', (version) => {
    const written = pageFiles(process.cwd(), version).map((path) => path.replace(/\.mdx?$/, ''));
    expect(differences(version, written, docIds(version))).toEqual([]);
  });

  it('that come or go are told with the line to change', () => {
    expect(differences('nightly', ['concepts/zz'], ['concepts/data'])).toEqual([
      "docs/concepts/zz: the specification has no such page. If it shall, add 'zz' to the line 'concepts' of folders in tests/support/pages.ts, with a star while latest lacks it",
      "docs/concepts/data: the specification has this page, and there is no such file. Write it, or change the line 'concepts' of folders in tests/support/pages.ts",
    ]);
  });

  it('of nightly are those of latest and those with a star', () => {
    expect(docIds('nightly')).toEqual(expect.arrayContaining(docIds('latest')));
    expect(docIds('nightly').join()).not.toContain('*');
    expect(new Set(allAddresses()).size).toBe(allAddresses().length);
  });

  it('include those outside the sidebar', () => {
    expect(docIds('latest')).toEqual(expect.arrayContaining([...outsideSidebar]));
  });

  it('stand at addresses without index', () => {
    expect(addressOf('latest', 'index')).toBe('/docs/latest');
    expect(addressOf('nightly', 'concepts/index')).toBe('/docs/nightly/concepts');
    expect(addressOf('latest', 'concepts/orders')).toBe('/docs/latest/concepts/orders');
  });
});
