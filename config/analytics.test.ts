import { afterEach, describe, expect, it, vi } from 'vitest';
import analyticsPlugin from '../plugins/analytics';
import { analytics } from './analytics';

afterEach(() => vi.unstubAllEnvs());

describe('analytics', () => {
  it('is off by default', () => {
    expect(analytics({})).toEqual([]);
  });

  it('adds its plugin with a measurement id', () => {
    expect(analytics({ analyticsId: 'G-1' })).toHaveLength(1);
  });

  it('measures in production alone', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(analyticsPlugin('G-1').getClientModules?.()).toEqual([]);
    vi.stubEnv('NODE_ENV', 'production');
    expect(analyticsPlugin('G-1').getClientModules?.()).toHaveLength(1);
  });
});
