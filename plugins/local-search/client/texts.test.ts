import { describe, expect, it } from 'vitest';
import { isEntryKind, kindOf } from './kindOf';
import { missingResultsUrl } from './missingResults';
import { versionOfTags } from './readerVersion';
import { shortened } from './shortened';

describe('kindOf', () => {
  it('is the record’s own kind', () => {
    expect(kindOf({ url: '/docs/latest/concepts/orders', kind: 'class' })).toBe('class');
  });

  it.each([
    ['/docs/nightly/integrations/binance', 'venue'],
    ['/docs/latest/api_reference/model/orders#x', 'API'],
    ['/docs/latest', undefined],
    ['https://elsewhere.example/docs', undefined],
  ])('reads %s as %s', (url, kind) => {
    expect(kindOf({ url })).toBe(kind);
  });
});

describe('isEntryKind', () => {
  it('tells names of the API from titles', () => {
    expect(['method', 'config', 'guide', 'API', undefined].map(isEntryKind)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('missingResultsUrl', () => {
  it('fills in an issue', () => {
    const url = new URL(missingResultsUrl('https://code.example/site', 'fibonaci', 'nightly'));
    expect(url.pathname).toBe('/site/issues/new');
    expect(url.searchParams.get('title')).toContain('fibonaci');
    expect(url.searchParams.get('body')).toContain('nightly');
  });

  it.each(['x'.repeat(10_000), '\u0000\ud800&title=<b>', '日本'.repeat(300)])('bears %.20s', (query) => {
    const url = missingResultsUrl('https://code.example/site', query, 'latest');
    expect(URL.canParse(url)).toBe(true);
    expect(url.length).toBeLessThan(6000);
  });
});

describe('versionOfTags', () => {
  it('finds the version among the tags', () => {
    expect(versionOfTags(['default', 'docs-default-nightly'], 'latest')).toBe('nightly');
    expect(versionOfTags(['default'], 'latest')).toBe('latest');
  });
});

describe('shortened', () => {
  it('cuts by whole characters', () => {
    expect(shortened('😀😀😀', 2)).toBe('😀😀…');
    expect(shortened(' a\u0007b ', 9)).toBe('a b');
    expect(shortened('\udc00x', 9)).toBe('x');
  });
});
