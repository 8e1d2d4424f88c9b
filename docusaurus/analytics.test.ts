import { describe, expect, it } from 'vitest';
import { analytics } from './analytics';

describe('analytics', () => {
  it('is off by default', () => {
    expect(analytics({})).toEqual([]);
  });

  it('counts with IP anonymised where an id is set', () => {
    expect(analytics({ analyticsId: 'G-1' })).toContainEqual([
      '@docusaurus/plugin-google-gtag',
      { trackingID: 'G-1', anonymizeIP: true },
    ]);
  });
});
