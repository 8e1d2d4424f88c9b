import { describe, expect, it } from 'vitest';
import { assetPath } from './node/assetPath';
import { pageHtml } from './testPage';

const equity = 'time,equity\n2024-01-01,1000.00\n2024-01-02,-2.50\n';
const line = '::chart[Equity of the *run*]{kind="line" data="equity.csv" unit="USD"}';

describe('a chart', () => {
  const html = pageHtml(`Words.\n\n${line}\n`, { 'equity.csv': equity });
  const address = `/docs/${assetPath(equity, 'csv')}`;

  it('is a figure with its caption', () => {
    expect(html).toContain(
      '<figure class="chart" data-kind="line"><figcaption>Equity of the <em>run</em></figcaption>',
    );
    expect(html).not.toContain('data-chart=');
  });

  it('is drawn for wide places and for narrow ones, in tokens', () => {
    expect(html.match(/<svg class="chart-(?:wide|narrow)" width="\d+" height="\d+" viewBox="/g)).toHaveLength(
      2,
    );
    expect(html.match(/<path d="M[^"]*L[^"]*" stroke="var\(--chart-1\)" stroke-width="1.75"/g)).toHaveLength(
      2,
    );
    expect(html.match(/<text [^>]*fill="var\(--ifm-font-color-secondary\)"[^>]*>USD<\/text>/g)).toHaveLength(
      2,
    );
    expect(html).not.toMatch(/#[\da-f]{6}|rgb|style=|<style|<defs| id=|NaN/);
  });

  it('says in words what it shows, and names what its cards say', () => {
    expect(html).toContain(
      '<div class="chart-plot" role="img" aria-label="Line chart in USD, 2 rows, 2024-01-01 to 2024-01-02. equity: first 1,000, last −2.5, lowest −2.5, highest 1,000." data-search="off"',
    );
    const cards = '[[0,"2024-01-01",[["equity","1,000 USD"]]],[1,"2024-01-02",[["equity","−2.5 USD"]]]]';
    expect(html).toContain(`data-cards="/docs/${assetPath(cards, 'json')}"`);
  });

  it('has its numbers in a region that scrolls, out of the search, with the whole file', () => {
    expect(html).toContain(
      '<details class="chart-numbers" data-search="off"><summary><span>Show data as table</span><span>Hide data</span></summary>',
    );
    expect(html).toContain(
      '<div class="table-frame" tabindex="0" role="group" aria-label="Numbers: Equity of the run">',
    );
    expect(html).toContain('<th scope="col">time (UTC)</th><th scope="col" align="right">equity (USD)</th>');
    expect(html).toContain('<td>2024-01-02</td><td align="right">−2.50</td>');
    expect(html).toContain(`<a href="${address}" download="equity.csv">All 2 rows as CSV</a>`);
  });

  it('shows the first and last 25 rows of many', () => {
    const many = `n,a\n${Array.from({ length: 60 }, (_, at) => `${at},${at}\n`).join('')}`;
    const long = pageHtml('::chart[Many]{kind="area" data="many.csv"}', { 'many.csv': many });
    expect(long.match(/<tr>/g)).toHaveLength(1 + 50 + 1);
    expect(long).toContain('<td colspan="2" class="chart-gap">10 rows left out</td>');
    expect(long).toContain('10 of 60 rows are left out here.');
    expect(long).toMatch(/>24<\/td><\/tr><tr><td[^>]*>10 rows left out<\/td><\/tr><tr><td align="right">35</);
  });

  it('of candles has a table for the fills, and names its signs', () => {
    const candles = pageHtml('::chart[Fills]{kind="candles" data="bars.csv" marks="fills.csv"}', {
      'bars.csv': 'time,open,high,low,close\n2024-01-01T00:01:00Z,2,4,1,3\n',
      'fills.csv': 'time,price,side,quantity\n2024-01-01T00:01:30Z,2,BUY,10\n',
    });
    expect(candles).toContain('<caption>Bars</caption>');
    expect(candles).toContain('aria-label="Fills: Fills"');
    expect(candles).toContain(
      '1 bar, 2024-01-01 00:01 to 2024-01-01 00:01 UTC: first open 2, last close 3, lowest 1',
    );
    expect(candles).toContain('1 fill: 1 bought, 0 sold.');
    expect(candles).toContain('▲\u00a0bought');
  });

  it('of a book has its cumulated sizes', () => {
    const book = pageHtml('::chart[Book]{kind="depth" data="book.csv"}', {
      'book.csv': 'price,size,side\n10.0,0.1,bid\n9.0,0.2,bid\n11.0,1,ask\n',
    });
    expect(book).toContain('2 bids, best 10, 0.3 in all down to 9. 1 ask, best 11, 1 in all up to 11.');
    expect(book).toContain(
      '<td align="right">9.0</td><td align="right">0.2</td><td>bid</td><td align="right">0.3</td>',
    );
  });

  it('of several columns has a key', () => {
    const columns = pageHtml('::chart[PnL]{kind="columns" data="pnl.csv"}', {
      'pnl.csv': 'id,long,short\nP-1,1,2\n',
    });
    expect(columns).toContain(
      '<p class="chart-key" data-search="off"><span>long</span><span>short</span></p>',
    );
  });
});

describe('the build stops, with file and line, at', () => {
  const at = 'versioned_docs/version-latest/concepts/reports.md:3: ';
  const mistakes: [what: string, directive: string, reason: string][] = [
    [
      'an unknown attribute',
      '::chart[A]{kind="line" data="equity.csv" titel="x"}',
      "a chart has no attribute 'titel'",
    ],
    [
      'an empty attribute',
      '::chart[A]{kind="line" data="equity.csv" unit}',
      "the attribute 'unit' of a chart is empty",
    ],
    ['an unknown kind', '::chart[A]{kind="pie" data="equity.csv"}', "'pie' is no kind of chart"],
    ['a missing kind', '::chart[A]{data="equity.csv"}', 'a chart needs a kind'],
    ['a missing file name', '::chart[A]{kind="line"}', 'a chart needs data="name.csv"'],
    ['a missing caption', '::chart{kind="line" data="equity.csv"}', 'a chart needs a caption'],
    [
      'marks without candles',
      '::chart[A]{kind="line" data="equity.csv" marks="m.csv"}',
      'marks belong to candles',
    ],
    ['a path', '::chart[A]{kind="line" data="../equity.csv"}', "'../equity.csv' is no name of a CSV file"],
    [
      'a missing file',
      '::chart[A]{kind="line" data="none.csv"}',
      'there is no facts/latest/charts/concepts/reports/none.csv',
    ],
    [
      'missing marks',
      '::chart[A]{kind="candles" data="bars.csv" marks="none.csv"}',
      'there is no facts/latest/charts',
    ],
    [
      'a malformed file',
      '::chart[A]{kind="line" data="bad.csv"}',
      'facts/latest/charts/concepts/reports/bad.csv:3: ',
    ],
  ];
  it.each(mistakes)('%s', (_what, directive, reason) => {
    const files = {
      'equity.csv': equity,
      'bad.csv': 'time,a\n1,1\n2,x\n',
      'bars.csv': 'time,open,high,low,close\n2024-01-01,2,4,1,3\n',
    };
    expect(() => pageHtml(`One.\n\n${directive}\n`, files)).toThrow(at + reason);
  });

  it('a mistake in nightly, under the name of the file that is edited', () => {
    const path = 'versioned_docs/version-nightly/concepts/reports.md';
    expect(() => pageHtml('::chart[A]{kind="pie"}', {}, path)).toThrow('docs/concepts/reports.md:1: ');
    expect(pageHtml(line, { 'equity.csv': equity }, path)).toContain('data-kind="line"');
  });

  it('a chart outside the versions', () => {
    expect(() => pageHtml(line, {}, 'README.md')).toThrow('charts belong on the pages of a version');
  });
});
