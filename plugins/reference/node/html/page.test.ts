import { describe, expect, it } from 'vitest';
import { documentedVersion } from '../../../../config/versions';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import type { ModuleFacts, SymbolFacts } from '../facts/types';
import { pageMarkdown } from '../markdown';
import { searchRecords } from '../search';
import { readPage } from '../view/page';
import { pageHtml } from './page';

function html(symbols: readonly SymbolFacts[], more: Partial<ModuleFacts> = {}, said: object = {}): string {
  const names = { Cache: 'nautilus_trader.cache.cache.Cache' };
  const site = factSite(
    { latest: [moduleFacts(symbols, { names, ...more })] },
    { 'facts/descriptions/cache.json': said },
  );
  return pageHtml(readPage(site, 'latest', 'cache'));
}

const { sourceRef } = documentedVersion('latest');

describe('the reference of a page', () => {
  it('gives every entry and member its address', () => {
    const page = html([cacheClass]);
    expect(page).toContain('<h3 class="anchor" id="Cache">Cache');
    expect(page).toContain('<details class="api-i" id="Cache.order"><summary><code><b>order</b>(id)</code>');
    expect(page).toContain('<a href="#Cache.order">Cache.order</a>');
    expect(page).toContain('<details class="api-i" id="Cache.size"><summary><code><b>size</b>: int</code>');
  });

  it('links types to their entries and lines to the source of the version', () => {
    const page = html([cacheClass]);
    expect(page).toContain('<code>id</code><td role="cell"><code><a href="#Cache">Cache</a></code>');
    expect(page).toContain('Returns <code><a href="#Cache">Cache</a></code>');
    expect(page).toContain(
      `href="https://github.com/nautechsystems/nautilus_trader/blob/${sourceRef}/nautilus_trader/cache/cache.pyx#L20"`,
    );
  });

  it('says in words where anything is taken or may come back', () => {
    const parameters = [{ name: 'value', untyped: true, default: 'None' }] as const;
    const facts = symbol({
      kind: 'function',
      name: 'f',
      anchor: 'f',
      line: 1,
      parameters,
      returnsUntyped: true,
    });
    const page = html([facts]).replaceAll(/ role="\w+"/g, '');
    expect(page).toContain('<td><code>value</code><td><code>untyped</code>');
    expect(page).toContain('Returns <code>untyped</code>');
  });

  it('escapes what comes from facts and descriptions', () => {
    const value = symbol({ kind: 'constant', name: 'X', anchor: 'X', line: 1, value: '"<b>&"' });
    const page = html([value], {}, { X: 'less < more, `a<b`' });
    expect(page).not.toContain('<b>&');
    expect(page).toContain('<span>less &lt; more, <code>a&lt;b</code></span>');
  });

  it('has a row for each parameter, with a meaning where there is one', () => {
    const parameters = [
      { name: 'alpha', type: 'int' },
      { name: 'rest', kind: 'var-keyword' as const },
      { name: 'beta', default: '1' },
    ];
    const call = symbol({ kind: 'function', name: 'f', anchor: 'f', line: 1, parameters });
    const page = html([call], {}, { f: { line: 'Adds.', parameters: { beta: 'Size.' } } });
    expect(page).toContain('<b>f</b>(alpha, **rest, beta=1)');
    const rows = page.replaceAll(/ role="\w+"/g, '');
    expect(rows).toContain('<td><code>alpha</code><td><code>int</code><td>required<td>');
    expect(rows).toContain('<td><code>**rest</code><td><td><td>');
    expect(rows).toMatch(/<td><code>beta<\/code><td><td><code>.*1.*<\/code><td>Size\./);
    expect(html([call])).not.toContain('Meaning');
  });

  it('holds back what is closed on a long page, for browsers with scripts', () => {
    const member = (index: number) => ({ kind: 'attribute' as const, name: `a${index}`, line: index + 1 });
    const members = Array.from({ length: 200 }, (_, index) => member(index));
    const kit = { module: 'nautilus_trader.test_kit.mocks', page: 'backtest' };
    const backtest = { ...cacheClass, members };
    const site = factSite({
      latest: [
        moduleFacts([backtest], { page: 'backtest' }),
        moduleFacts([{ ...backtest, name: 'Mock', anchor: 'Mock' }], kit),
      ],
    });
    const page = pageHtml(readPage(site, 'latest', 'backtest'));
    expect(page).toMatch(/<details class="api-e"><summary>.*?<\/summary><noscript>.*<api-held-1>/s);
    // What few come for is closed as a whole: section, entry and member.
    expect(page).toMatch(/<details class="api-s"><summary>.*<noscript>.*<api-held-1>.*<api-held-2>/s);
    const shown = page.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(shown.match(/<[a-z]/g)?.length).toBeLessThan(40);
  });

  it('marks async, static, abstract and internal', () => {
    const page = html([
      {
        ...cacheClass,
        internal: true,
        members: [
          {
            kind: 'method',
            name: 'a',
            line: 1,
            parameters: [],
            async: true,
            binding: 'static',
            abstract: true,
          },
        ],
      },
    ]);
    for (const word of ['internal', 'async', 'static method', 'abstract'])
      expect(page).toContain(`<i class="api-chip">${word}</i>`);
  });

  it('lists inherited members among its own, each with an address here', () => {
    const heir = symbol({
      kind: 'class',
      name: 'Heir',
      anchor: 'Heir',
      line: 1,
      inherited: [
        { from: 'nautilus_trader.cache.cache.Cache', names: ['order', 'size'] },
        { from: 'enum.Enum', names: ['name', 'value'] },
      ],
    });
    const page = html([cacheClass, heir]);
    expect(page).toContain(
      '<p class="api-from" id="Heir.order"><a href="#Cache.order"><code><b>order</b>(id)</code></a><i class="api-chip">from Cache</i>',
    );
    expect(page).toContain('<summary><b>2 members</b> from Enum: name, value</summary>');
  });

  it('tells the developed version’s changes on its index alone', () => {
    const index = (symbols: readonly SymbolFacts[]) => [
      moduleFacts(symbols),
      moduleFacts([], { module: 'nautilus_trader', page: 'index', path: 'nautilus_trader/__init__.py' }),
      moduleFacts([symbol({ kind: 'constant', name: 'V', anchor: 'V', line: 1 })], {
        module: 'nautilus_trader.v',
        page: 'index',
      }),
    ];
    const site = factSite({ latest: index([]), nightly: index([cacheClass]) });
    expect(pageHtml(readPage(site, 'nightly', 'index'))).toContain(
      '<b>cache</b> 1 added</summary><h3 class="api-g">Added</h3><ul class="api-d"><li><a href="/docs/nightly/api_reference/cache#Cache">',
    );
    expect(pageHtml(readPage(site, 'latest', 'index'))).not.toContain('Changed since');
    expect(pageHtml(readPage(site, 'nightly', 'cache'))).toContain('new in nightly');
  });

  it('tells what changed at the mark, and leads to it on the developed version’s index', () => {
    const sized = (size: string): SymbolFacts => ({
      ...cacheClass,
      members: [{ kind: 'attribute', name: 'size', line: 12, type: size }],
    });
    const index = moduleFacts([symbol({ kind: 'constant', name: 'V', anchor: 'V', line: 1 })], {
      module: 'nautilus_trader.v',
      page: 'index',
    });
    const site = factSite({
      latest: [moduleFacts([sized('int')]), index],
      nightly: [moduleFacts([sized('list["a"]')]), index],
    });
    for (const version of ['latest', 'nightly'])
      expect(pageHtml(readPage(site, version, 'cache'))).toContain(
        '<p class="api-note"><a href="/docs/nightly/api_reference#changed/cache/Cache.size">Changed in nightly</a>: type <code>list["a"]</code>, was <code>int</code>.',
      );
    expect(pageHtml(readPage(site, 'nightly', 'index'))).toContain('<li id="changed/cache/Cache.size">');
  });

  it('calls enums of the Rust core so, and no Enum of Python', () => {
    const page = html([
      symbol({ kind: 'enum', name: 'Side', anchor: 'Side', line: 1, binding: 'rust', bases: ['enum.Enum'] }),
      symbol({ kind: 'enum', name: 'Way', anchor: 'Way', line: 1, binding: 'python', bases: ['enum.Enum'] }),
    ]);
    expect(page).toContain('<span class="api-k">Rust enum</span>');
    expect(page.match(/extends/g)).toHaveLength(1);
    expect(page).toContain('import Way</code> · extends <code>Enum</code>');
    expect(page).toContain('No Python <code>Enum</code>');
  });

  it('lists what customdataclass writes, without what a class writes itself', () => {
    const page = html([
      symbol({
        kind: 'class',
        name: 'Greeks',
        anchor: 'Greeks',
        line: 1,
        decorators: ['customdataclass'],
        members: [{ kind: 'method', name: 'to_dict', line: 2, parameters: [] }],
      }),
    ]);
    expect(page).toContain('<b>5 members</b> from customdataclass: from_dict, to_bytes');
  });

  it('tells what a call raises, but not search', () => {
    const raising = symbol({
      kind: 'function',
      name: 'f',
      anchor: 'f',
      line: 1,
      parameters: [],
      raises: [
        { error: 'KeyError' },
        { error: 'ValueError', when: ["`a` isn't positive", "``b == '`'`` and `not a`"] },
      ],
    });
    const page = readPage(factSite({ latest: [moduleFacts([raising])] }), 'latest', 'cache');
    expect(pageHtml(page)).toContain(
      '<ul class="api-raises"><li>Raises <code>KeyError</code><li>Raises <code>ValueError</code>: ' +
        "<code>a</code> isn't positive; <code>b == '`'</code> and <code>not a</code></ul>",
    );
    expect(JSON.stringify(searchRecords(page))).not.toContain('KeyError');
  });

  it('is left out by search, which has its facts', () => {
    expect(html([cacheClass])).toMatch(/^<div class="api" data-search="off">/);
  });

  it('tells namesakes apart by their modules', () => {
    const namesake = (module: string) =>
      moduleFacts([{ ...cacheClass, anchor: module }], { module: `nautilus_trader.cache.${module}` });
    const site = factSite({ latest: [namesake('one'), namesake('two')] });
    const page = pageHtml(readPage(site, 'latest', 'cache'));
    expect(page).toContain('<a href="#one">Cache</a></code> <span>(one)</span>');
    expect(page).toContain('<a href="#two">Cache</a></code> <span>(two)</span>');
  });

  it('tells that an import fails, and what a default is worth', () => {
    const config = symbol({
      kind: 'config',
      name: 'VenueConfig',
      anchor: 'VenueConfig',
      line: 1,
      fields: [{ name: 'venue', line: 2, type: 'Venue', default: 'VENUE', defaultValue: "Venue('SIM')" }],
    });
    const site = factSite({ latest: [moduleFacts([config], { importError: 'ImportError: no X' })] });
    const page = readPage(site, 'latest', 'cache');
    expect(pageHtml(page)).toContain('The import fails: <code>ImportError: no X</code>.');
    expect(pageHtml(page)).toMatch(/VENUE.*<\/code> \(Venue\('SIM'\)\)/);
    expect(pageMarkdown(page, 'https://example.org')).toContain('The import fails: `ImportError: no X`.');
    expect(pageMarkdown(page, 'https://example.org')).toContain("= VENUE (Venue('SIM'))`");
  });
});
