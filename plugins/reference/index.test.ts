import { describe, expect, it } from 'vitest';
import { checkPages } from './index';
import { cacheClass, factSite, moduleFacts, siteDir } from './testFacts';

describe('facts and pages', () => {
  it('belong together', () => {
    expect(() => {
      checkPages(siteDir, 'latest');
    }).not.toThrow();
  });

  it('fail when facts name a page that is not written', () => {
    const site = factSite({ latest: [moduleFacts([cacheClass])] });
    expect(() => {
      checkPages(site, 'latest');
    }).toThrow(
      "facts/latest/api/nautilus_trader.cache.cache.json names the page 'cache', but there is no versioned_docs/version-latest/api_reference/cache.md",
    );
  });
});
