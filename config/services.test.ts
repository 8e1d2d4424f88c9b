import { describe, expect, it } from 'vitest';
import { serviceSources } from './services';

const hostedSearch = { appId: 'APP1', searchKey: 'k', indexName: 'i' };

describe('serviceSources', () => {
  it('allows nothing foreign when no service is on', () => {
    expect(Object.values(serviceSources({})).flat()).toEqual([]);
  });

  it('allows the hosts that hosted search reads from, of this application alone', () => {
    expect(serviceSources({ hostedSearch })).toEqual({
      'script-src': [],
      'img-src': [],
      'connect-src': [
        'https://app1-dsn.algolia.net',
        'https://app1-1.algolianet.com',
        'https://app1-2.algolianet.com',
        'https://app1-3.algolianet.com',
      ],
    });
  });

  it("allows the assistant's host only with an assistant", () => {
    const { 'connect-src': hosts } = serviceSources({ hostedSearch: { ...hostedSearch, assistantId: 'a' } });
    expect(hosts).toContain('https://askai.algolia.com');
  });

  it('allows the origin of the model that writes answers, and nothing more of its address', () => {
    const servedAnswers = { url: 'https://answers.example.org:8443/v1/chat/completions', model: 'small' };
    expect(serviceSources({ servedAnswers })).toEqual({
      'script-src': [],
      'img-src': [],
      'connect-src': ['https://answers.example.org:8443'],
    });
  });

  it('allows scripts of others for analytics alone', () => {
    expect(serviceSources({ analyticsId: 'G-1', hostedSearch })['script-src']).toEqual([
      'https://www.googletagmanager.com',
    ]);
    expect(serviceSources({ analyticsId: 'G-1' })['connect-src']).not.toContain(
      'https://app1-dsn.algolia.net',
    );
  });
});
