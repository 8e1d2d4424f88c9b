import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('has defaults for a local build', () => {
    const settings = readSettings({});
    expect(settings.siteUrl).toBe('https://nt-docs.example');
    expect(settings.announcement).toBeUndefined();
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
});
