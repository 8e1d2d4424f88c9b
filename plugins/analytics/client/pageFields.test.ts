import { describe, expect, it } from 'vitest';
import { pageFields } from './pageFields';

describe('pageFields', () => {
  it('names the page by its path alone', () => {
    expect(
      pageFields('https://a.example', '/docs/search', 'https://a.example/docs/search?q=secret#x'),
    ).toEqual({
      page_location: 'https://a.example/docs/search',
      page_path: '/docs/search',
      page_title: '/docs/search',
      page_referrer: 'https://a.example/docs/search',
    });
  });

  it.each(['', 'nonsense'])('has no referrer for %j', (referrer) => {
    expect(pageFields('https://a.example', '/docs/', referrer).page_referrer).toBe('');
  });
});
