import { describe, expect, it } from 'vitest';
import { folderWith } from '../../testFolder';
import { chartAssets } from './assets';

const chart = '::chart[Equity]{kind="line" data="equity.csv"}\n';
const site = () =>
  folderWith({
    'versioned_docs/version-latest/concepts/reports.md': `Words.\n\n${chart}`,
    'docs/concepts/reports.md': `${chart}\n::chart[Gone]{kind="line" data="gone.csv"}\n\n::chart[No kind]{}\n`,
    'facts/latest/charts/concepts/reports/equity.csv': 'time,a\n1,1\n3,4\n',
    'facts/nightly/charts/concepts/reports/equity.csv': 'time,a\n1,1\n3,4\n',
    'facts/nightly/charts/concepts/reports/other.csv': 'time,a\n1,2\n',
  });

describe('the files of charts', () => {
  it('are those that pages show, named for their content; equal ones stand once', () => {
    const assets = chartAssets(site(), ['latest', 'nightly']);
    expect([...assets.keys()]).toEqual([
      expect.stringMatching(/^assets\/charts\/[\da-f]{16}\.csv$/),
      expect.stringMatching(/^assets\/charts\/[\da-f]{16}\.json$/),
    ]);
    expect([...assets.values()].map(String)).toEqual([
      'time,a\n1,1\n3,4\n',
      '[[0,"1",[["a","1"]]],[1,"3",[["a","4"]]]]',
    ]);
  });
});
