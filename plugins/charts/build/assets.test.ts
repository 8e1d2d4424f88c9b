import { describe, expect, it } from 'vitest';
import { siteWith } from '../testPage';
import { chartAssets } from './assets';
import { assetServer } from './devServer';

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

  it('are served while writing', () => {
    const assets = chartAssets(site(), ['latest']);
    const handler = assetServer('/docs/', () => assets);
    const ask = (url: string) => {
      const answer = { status: 0, body: '', passed: false };
      const response = {
        writeHead: (status: number) => ((answer.status = status), response),
        end: (body: Uint8Array) => (answer.body = String(body)),
      };
      handler({ url } as never, response as never, () => (answer.passed = true));
      return answer;
    };
    const [path = ''] = assets.keys();
    expect(ask(`/docs/${path}`)).toMatchObject({ status: 200, body: 'time,a\n1,1\n', passed: false });
    expect(ask('/docs/assets/charts/0.csv').passed).toBe(true);
    expect(ask('/docs/latest').passed).toBe(true);
  });
});
