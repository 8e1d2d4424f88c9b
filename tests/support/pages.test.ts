import { describe, expect, it } from 'vitest';
import { addressOf, allAddresses, docIds, nightlyOnly, outsideSidebar, sitePages } from './pages';

describe('the pages of the specification', () => {
  it('are 97 in latest and 98 in nightly', () => {
    expect(docIds('latest')).toHaveLength(97);
    expect(docIds('nightly')).toHaveLength(98);
    expect(sitePages('latest')).toHaveLength(97);
    expect(new Set(allAddresses()).size).toBe(97 + 98 + 2);
  });

  it('differ by the visualization alone', () => {
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
