import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../plugins/versions/pageFiles';
import { addressOf, allAddresses, docIds, nightlyOnly, outsideSidebar, sitePages, versions } from './pages';

describe('the pages of the specification', () => {
  it.each(versions)('are those of the folder in %s, each once', (version) => {
    const written = pageFiles('.', version).filter((file) => !/(?:^|\/)_/.test(file));
    expect(docIds(version).sort()).toEqual(written.map((file) => file.replace(/\.mdx?$/, '')).sort());
    expect(sitePages(version)).toHaveLength(written.length);
  });

  it('have an address each', () => {
    expect(new Set(allAddresses()).size).toBe(allAddresses().length);
  });

  it('differ by what came with nightly alone', () => {
    expect(docIds('nightly').filter((id) => !docIds('latest').includes(id))).toEqual(nightlyOnly);
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
