import { describe, expect, it } from 'vitest';
import { siteWith } from '../testPage';
import { chartAssets } from './assets';

const site = () =>
  siteWith({
    'facts/latest/charts/concepts/reports/equity.csv': 'time,a\n1,1\n',
    'facts/nightly/charts/concepts/reports/equity.csv': 'time,a\n1,1\n',
    'facts/nightly/charts/concepts/reports/other.csv': 'time,a\n1,2\n',
    'facts/nightly/charts/concepts/reports/run.json': '{}',
  });

describe('the numbers in the site', () => {
  it('are named for their content, and equal ones stand once', () => {
    const assets = chartAssets(site(), ['latest', 'nightly', 'none']);
    expect([...assets.keys()]).toEqual([
      expect.stringMatching(/^assets\/charts\/[\da-f]{16}\.csv$/),
      expect.stringMatching(/^assets\/charts\/[\da-f]{16}\.csv$/),
    ]);
    expect(assets.values().next().value?.toString()).toBe('time,a\n1,1\n');
  });
});
