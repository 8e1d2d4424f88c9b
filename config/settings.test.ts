import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('has defaults for a local build', () => {
    const settings = readSettings({});
    expect(settings.siteUrl).toBe('https://nt-docs.example');
    expect(settings.announcement).toBeUndefined();
  });

  it('compresses unless that is switched off', () => {
    expect(readSettings({}).precompress).toBe(true);
    expect(readSettings({ SITE_PRECOMPRESS: 'off' }).precompress).toBe(false);
    expect(() => readSettings({ SITE_PRECOMPRESS: 'no' })).toThrow(
      "SITE_PRECOMPRESS is 'no'. Set it to on or off.",
    );
  });

  it('takes empty variables for absent ones', () => {
    expect(readSettings({ ANNOUNCEMENT_ID: '', ANNOUNCEMENT_TEXT: ' ' }).announcement).toBeUndefined();
  });

  it('reads a whole announcement', () => {
    expect(readSettings({ ANNOUNCEMENT_ID: 'a1', ANNOUNCEMENT_TEXT: 'News' }).announcement).toEqual({
      id: 'a1',
      text: 'News',
    });
  });

  it('names what is missing of a half-set group', () => {
    expect(() => readSettings({ ANNOUNCEMENT_TEXT: 'News' })).toThrow(/ANNOUNCEMENT_ID missing/);
  });

  it('refuses what is no web address', () => {
    expect(() => readSettings({ SITE_URL: 'docs.example.org' })).toThrow(/SITE_URL is not a web address/);
    expect(() => readSettings({ SITE_REPOSITORY: 'javascript:alert(1)' })).toThrow(/SITE_REPOSITORY/);
  });

  it('drops the trailing slash', () => {
    expect(readSettings({ SITE_URL: 'https://docs.example.org/' }).siteUrl).toBe('https://docs.example.org');
  });

  const served = { ANSWERS_URL: 'https://answers.example.org/v1/chat/completions', ANSWERS_MODEL: 'small' };

  it.each([
    ['https://answers.example.org/v1/chat/completions'],
    ['http://localhost:11434/v1/chat/completions'],
    ['http://127.0.0.1:8080/'],
  ])('reads the model that writes answers, at %s', (url) => {
    const { servedAnswers } = readSettings({ ...served, ANSWERS_URL: url });
    expect(servedAnswers).toEqual({ url, model: 'small' });
  });

  it('has no such model unless one is set', () => {
    expect(readSettings({ ANSWERS_URL: '', ANSWERS_MODEL: ' ' }).servedAnswers).toBeUndefined();
  });

  it('repeats no key in what it says', () => {
    const secret = { ...served, ANSWERS_URL: 'http://me:s3cret@answers.example.org/v1' };
    expect(() => readSettings(secret)).toThrow(/^(?!.*s3cret).*a proxy of yours that adds the key/);
  });

  const hosted = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

  it('reads the hosted search', () => {
    expect(readSettings(hosted).hostedSearch).toEqual({ appId: 'APP1', searchKey: 'key', indexName: 'docs' });
    expect(
      readSettings({
        ...hosted,
        ALGOLIA_ASSISTANT_ID: 'a',
        ALGOLIA_EXTERNAL_URL_PATTERN: '^https://other',
        ALGOLIA_REPLACE_FROM: '/en/',
        ALGOLIA_REPLACE_TO: '/',
      }).hostedSearch,
    ).toMatchObject({
      assistantId: 'a',
      externalUrlPattern: '^https://other',
      replacePath: { from: '/en/', to: '/' },
    });
  });

  it.each([
    [{ ALGOLIA_APP_ID: 'APP1' }, /ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME missing/],
    [{ ...hosted, ALGOLIA_INDEX_NAME: ' ' }, /ALGOLIA_INDEX_NAME missing/],
    [{ ...hosted, ALGOLIA_REPLACE_FROM: '/en/' }, /ALGOLIA_REPLACE_TO missing/],
    [{ ALGOLIA_ASSISTANT_ID: 'a' }, /ALGOLIA_ASSISTANT_ID is set without .* ALGOLIA_APP_ID/],
    [{ ...hosted, ALGOLIA_APP_ID: 'x; script-src *' }, /ALGOLIA_APP_ID is not an application id/],
    [{ ...hosted, ALGOLIA_EXTERNAL_URL_PATTERN: '(' }, /not a regular expression/],
    [{ ANSWERS_URL: served.ANSWERS_URL }, /ANSWERS_MODEL missing/],
    [{ ANSWERS_MODEL: 'small' }, /ANSWERS_URL missing/],
    [{ ...served, ANSWERS_URL: 'answers.example.org' }, /ANSWERS_URL is no https address/],
    [{ ...served, ANSWERS_URL: '/answers' }, /ANSWERS_URL is no https address/],
    [{ ...served, ANSWERS_URL: 'javascript:alert(1)' }, /ANSWERS_URL is no https address/],
    [{ ...served, ANSWERS_URL: 'http://answers.example.org/v1' }, /ANSWERS_URL is no https address/],
    [{ ...served, ANSWERS_URL: 'http://localhost.evil.example/' }, /ANSWERS_URL is no https address/],
    [{ ...served, ANSWERS_URL: `${served.ANSWERS_URL}?key=1` }, /a query or a fragment/],
    [{ ...served, ...hosted }, /ANSWERS_URL works with the embedded search/],
    [{ ANALYTICS_ID: "G-1');alert(1" }, /ANALYTICS_ID is not a measurement id/],
  ])('refuses %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
