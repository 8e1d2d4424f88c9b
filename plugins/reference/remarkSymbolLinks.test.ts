import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { SymbolTable } from './node/facts/symbolTable';
import { pageSettings } from './node/names/pageSettings';
import { pageSymbols } from './node/names/pageSymbols';
import { codeParts } from './node/names/source';
import { facts, table } from './node/names/testSymbols';
import { remarkSymbolLinks } from './remarkSymbolLinks';

const orders = 'versioned_docs/version-latest/concepts/orders.md';

const parsed = (markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown);

/** The page's HTML. */
function made(
  markdown: string,
  frontMatter: Record<string, unknown> = {},
  path = orders,
  tableOf = () => table,
) {
  const tree = parsed(markdown);
  remarkSymbolLinks(tableOf)(tree, new VFile({ path, data: { frontMatter } }));
  return toHtml(unified().use(remarkRehype).runSync(tree));
}

/** What is told of the page's mistakes; plugins/page-checks adds file and line. */
function told(markdown: string, frontMatter: Record<string, unknown> = {}, of = table): string[] {
  const settings = pageSettings(frontMatter, 'concepts/orders');
  const { found, mistakes } = pageSymbols(of, codeParts(parsed(markdown)), settings);
  return [
    ...mistakes,
    ...found.flatMap(({ finding }) => (finding.kind === 'error' ? [finding.message] : [])),
  ];
}

const link = (version: string, place: string, code: string) =>
  `<a class="symbol" href="/docs/${version}/api_reference/${place.replace('/index#', '#')}"><code>${code}</code></a>`;

describe('remarkSymbolLinks', () => {
  it('links a symbol to its entry in the page’s own version', () => {
    const code = 'Call `Strategy.submit_order()`.';
    expect(made(code)).toBe(
      `<p>Call ${link('latest', 'trading#Strategy.submit_order', 'Strategy.submit_order()')}.</p>`,
    );
    expect(made(code, {}, orders.replace('latest', 'nightly'))).toContain(
      '/docs/nightly/api_reference/trading#',
    );
    expect(made('`BUY`')).toContain('href="/docs/latest/api_reference/model#OrderSide.BUY"');
  });

  it('links a module to its page, without a card', () => {
    expect(made('`nautilus_trader.model.data`')).toBe(
      '<p><a class="symbol" href="/docs/latest/api_reference/model/data"><code>nautilus_trader.model.data</code></a></p>',
    );
  });

  it('takes the symbols of the page’s version', () => {
    const { Cache: _gone, ...symbols } = facts.symbols;
    const without = new SymbolTable({ ...facts, symbols });
    const tableOf = (_siteDir: string, version: string) => (version === 'nightly' ? without : table);
    const render = (version: string) =>
      made('`Cache`', {}, orders.replace('latest', version), tableOf as () => SymbolTable);
    expect(render('latest')).toContain('cache#Cache');
    expect(render('nightly')).toBe('<p><code>Cache</code></p>');
    expect(told('`Cache`', {}, without)).toEqual(["'Cache' is no symbol of this version"]);
  });

  it('leaves links, blocks and headings as they are, but checks headings', () => {
    expect(made('[`Cache`](x.md)\n\n    Cache\n')).not.toContain('symbol');
    expect(made('## A `Cache`\n')).toBe('<h2>A <code>Cache</code></h2>');
    expect(told('## A `Cahce`\n')).toEqual(["'Cahce' is no symbol of this version"]);
  });

  it('lets a class named in a section speak for the rest of it', () => {
    expect(made('`StrategyConfig` has `oms_type`.')).toContain('config#StrategyConfig.oms_type');
    expect(made('## `StrategyConfig`\n\n`oms_type`')).toContain('config#StrategyConfig.oms_type');
    expect(made('`StrategyConfig`\n\n## Next\n\n`oms_type`')).not.toContain('StrategyConfig.oms_type');
    expect(made('## Next\n\n`oms_type`', { symbols: ['StrategyConfig'] })).toContain(
      'StrategyConfig.oms_type',
    );
  });

  it('leaves what is unknown or ambiguous, of which all is told', () => {
    expect(made('A `Cahce` and `Request`.')).toBe('<p>A <code>Cahce</code> and <code>Request</code>.</p>');
    expect(told('One.\n\nA `Cahce` and\n`Stratgy`.')).toEqual([
      "'Cahce' is no symbol of this version",
      "'Stratgy' is no symbol of this version",
    ]);
    expect(told('`Request`')[0]).toMatch(/^'Request' is 2 symbols/);
    expect(made('`Request`', { symbols: ['nautilus_trader.core.message.Request'] })).toContain(
      'core#Request',
    );
  });

  it('takes foreign names for what they are, everywhere or on one page', () => {
    expect(made('`KeyError`, `Decimal("1")`')).toBe(
      '<p><code>KeyError</code>, <code>Decimal("1")</code></p>',
    );
    expect(made('`UniswapV3`, `UniswapV3.swap()`', { foreign: ['UniswapV3'] })).not.toContain('<a');
    expect(made('`Cache`', { foreign: ['Cache'] })).toBe('<p><code>Cache</code></p>');
    expect(told('`UniswapV3`')[0]).toMatch(/'UniswapV3' is no symbol/);
  });

  it.each([
    ['a declared symbol that is unknown', { symbols: ['Nope'] }, /front matter symbols: 'Nope' is no symbol/],
    [
      'one that is ambiguous',
      { symbols: ['Request'] },
      /'Request' is nautilus_trader\.core.* or .*write it in full/,
    ],
    [
      'a foreign name that the page lacks',
      { foreign: ['Gone'] },
      /foreign: 'Gone' doesn't stand on this page/,
    ],
    ['a list that is none', { foreign: 'Gone' }, /front matter foreign: give a list of names/],
  ])('refuses %s', (_case, frontMatter, message) => {
    expect(() => {
      const [mistake] = told('Text.', frontMatter);
      if (mistake) throw new Error(mistake);
    }).toThrow(message);
  });

  it('prefers a page’s own symbols on a page of the reference', () => {
    const page = 'versioned_docs/version-latest/api_reference/adapters/ib.md';
    expect(made('`Request`', {}, page)).toContain('adapters/ib#Request');
  });
});
