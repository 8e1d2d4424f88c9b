import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../config/settings';
import { originOf, readCredentials } from './credentials';

const env = {
  SITE_URL: 'https://a.example/',
  ALGOLIA_APP_ID: 'APP1',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_WRITE_KEY: ' w ',
};

describe('readCredentials', () => {
  it('reads them', () => {
    expect(readCredentials(env)).toEqual({
      appId: 'APP1',
      indexName: 'docs',
      writeKey: 'w',
      siteUrl: 'https://a.example',
    });
  });

  it.each([
    [{ ...env, ALGOLIA_WRITE_KEY: '' }, /: ALGOLIA_WRITE_KEY missing\. Set all of SITE_URL, ALGOLIA_APP_ID/],
    [{ ALGOLIA_WRITE_KEY: 'w' }, /: SITE_URL, ALGOLIA_APP_ID, ALGOLIA_INDEX_NAME missing/],
    [{ ...env, SITE_URL: undefined }, /: SITE_URL missing/],
    [{ ...env, SITE_URL: 'a.example' }, /SITE_URL is not a web address/],
    [{ ...env, ALGOLIA_APP_ID: 'evil.example/' }, /ALGOLIA_APP_ID is not an application id/],
    [{ ...env, ALGOLIA_SEARCH_KEY: 'w' }, /are the same, and the site shows the latter to every reader/],
  ])('refuses %j', (given, message) => {
    expect(() => readCredentials(given)).toThrow(message);
  });

  it('tells no key', () => {
    const given = { ...env, ALGOLIA_WRITE_KEY: 'secret', ALGOLIA_SEARCH_KEY: 'secret' };
    expect(() => readCredentials(given)).toThrow(/^(?!.*secret)/s);
  });
});

it('a dry run has the origin of a local build where none is set', () => {
  expect(originOf({ ALGOLIA_APP_ID: 'half-set' })).toBe('https://nt-docs.example');
});

describe('the write key', () => {
  const root = join(import.meta.dirname, '../../..');

  it("isn't read by the site's settings", () => {
    const read = new Set<string>();
    const watched = new Proxy<Record<string, string | undefined>>(
      { ...env, ALGOLIA_SEARCH_KEY: 's' },
      {
        get: (target, name) => {
          read.add(String(name));
          return target[String(name)];
        },
      },
    );
    expect(readSettings(watched).hostedSearch?.searchKey).toBe('s');
    expect(read).toContain('ALGOLIA_SEARCH_KEY');
    expect(read).not.toContain('ALGOLIA_WRITE_KEY');
  });

  it('is named by no source that a build runs', () => {
    const sources = ['config', 'docusaurus', 'docusaurus.config.ts', 'plugins', 'sidebars.ts', 'src'];
    const files = sources.flatMap((source) =>
      statSync(join(root, source)).isDirectory()
        ? readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).map((file) =>
            join(root, source, file),
          )
        : [join(root, source)],
    );
    const code = files.filter((file) => /\.(?:[cm]?[jt]sx?|json)$/.test(file));
    expect(code.length).toBeGreaterThan(100);
    expect(code.filter((file) => readFileSync(file, 'utf8').includes('WRITE_KEY'))).toEqual([]);
  });
});
