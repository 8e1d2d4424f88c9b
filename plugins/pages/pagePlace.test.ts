import { describe, expect, it } from 'vitest';
import { pagePlace } from './pagePlace';

describe('the place of a page', () => {
  it('is read from an absolute path, and names the file that a writer edits', () => {
    expect(pagePlace('/site/versioned_docs/version-nightly/concepts/orders.md')).toEqual({
      siteDir: '/site',
      version: 'nightly',
      page: 'concepts/orders',
      writtenIn: 'docs/concepts/orders.md',
    });
  });

  it('is read from a path below the site’s folder, and of any system', () => {
    expect(pagePlace('versioned_docs\\version-latest\\index.mdx')).toEqual({
      siteDir: '',
      version: 'latest',
      page: 'index',
      writtenIn: 'versioned_docs/version-latest/index.mdx',
    });
  });

  it.each(['/site/docs/concepts/orders.md', '/site/versioned_docs/version-latest/a.json', ''])(
    'is unknown of %j',
    (file) => {
      expect(pagePlace(file)).toBeUndefined();
    },
  );
});
