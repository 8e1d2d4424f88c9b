import { describe, expect, it } from 'vitest';
import { bodyAt, testSite } from '../testSite';

const folder = 'facts/latest/charts/concepts/orders';

function copyOf(source: string, files: Readonly<Record<string, string>>): string {
  const paths = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
  const site = testSite(Object.fromEntries(paths) as Record<string, string>);
  return bodyAt('/docs/latest/concepts/orders', source, site);
}

describe('a chart', () => {
  it('becomes caption, description and table', () => {
    const copy = copyOf('::chart[Size of `Order`]{kind="columns" data="size.csv" unit="BTC"}', {
      'size.csv': 'id,size\nO-1,-1.50\nO-2,2\n',
    });
    expect(copy).toContain(
      '**Size of `Order`**\n\nColumn chart in BTC, 2 rows. size: first −1.5, last 2, lowest −1.5, highest 2.\n\n' +
        '| id | size (BTC) |\n| - | -: |\n| O-1 | −1.50 |\n| O-2 | 2 |\n\n' +
        'All rows as CSV: <https://a.example/docs/assets/charts/',
    );
  });

  it('shows at most twelve rows', () => {
    const many = `n,a\n${Array.from({ length: 14 }, (_, at) => `${at},${at}\n`).join('')}`;
    const copy = copyOf('::chart[Many]{kind="line" data="many.csv"}', { 'many.csv': many });
    expect(copy.match(/^\| \d/gm)).toHaveLength(12);
    expect(copy).toContain('| 5 | 5 |\n| … | … |\n| 8 | 8 |');
    expect(copy).toContain('2 of 14 rows are left out here.');
  });

  it('has a second table for fills', () => {
    const copy = copyOf('::chart[Fills]{kind="candles" data="bars.csv" marks="fills.csv"}', {
      'bars.csv': 'time,open,high,low,close\n2024-01-01,2,4,1,3\n',
      'fills.csv': 'time,price,side,quantity\n2024-01-01,2,BUY,10\n',
    });
    expect(copy).toContain('Bars:\n\n| time (UTC) | open | high | low | close |');
    expect(copy).toContain('Fills:\n\n| time (UTC) | price | side | quantity |');
  });

  it('with a mistake is an error with file and line', () => {
    expect(() => copyOf('One\n\n::chart[A]{kind="pie" data="a.csv"}', {})).toThrow(
      /orders\.md:3:1: 'pie' is no kind of chart/,
    );
    expect(() => copyOf('::chart[A]{kind="line" data="a.csv"}', {})).toThrow(
      /orders\.md:1:1: there is no facts/,
    );
    expect(() => copyOf('::chart{kind="line" data="a.csv"}', {})).toThrow(/needs a caption/);
  });
});
