import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import type { ModuleFacts, SymbolFacts } from '../factTypes';
import { markdownForm } from '../markdownForm';
import { readPage } from '../page';
import { pageHtml } from './page';

function html(symbols: readonly SymbolFacts[], more: Partial<ModuleFacts> = {}, said: object = {}): string {
  const names = { Cache: 'nautilus_trader.cache.cache.Cache' };
  const site = factSite(
    { latest: [moduleFacts(symbols, { names, ...more })] },
    { 'facts/descriptions/cache.json': said },
  );
  return pageHtml(readPage(site, 'latest', 'cache'));
}

describe('the reference of a page', () => {
  it('gives every entry and member its address, and search its kind', () => {
    const page = html([cacheClass]);
    expect(page).toContain('<h3 class="anchor" id="Cache" data-kind="class">Cache');
    expect(page).toContain('<a id="Cache.order" data-kind="method" href="#Cache.order">order</a>');
    expect(page).toContain('<a id="Cache.size" data-kind="property" href="#Cache.size">size</a>: int');
  });

  it('links types to their entries and lines to the commit', () => {
    const page = html([cacheClass]);
    expect(page).toContain('(id: <a href="#Cache">Cache</a>) → <a href="#Cache">Cache</a>');
    expect(page).toContain(
      `href="https://github.com/nautechsystems/nautilus_trader/blob/${'0'.repeat(40)}/nautilus_trader/cache/cache.pyx#L20"`,
    );
  });

  it('escapes what comes from facts and descriptions', () => {
    const value = symbol({ kind: 'constant', name: 'X', anchor: 'X', line: 1, value: '"<b>&"' });
    const page = html([value], {}, { X: 'less < more, `a<b`' });
    expect(page).not.toContain('<b>');
    expect(page).toContain('<p>less &lt; more, <code>a&lt;b</code></p>');
  });

  it('writes long signatures with a parameter a line', () => {
    const parameters = ['alpha', 'beta', 'gamma', 'delta'].map((name) => ({ name, type: 'dict[str, int]' }));
    const page = html([symbol({ kind: 'function', name: 'f', anchor: 'f', line: 1, parameters })]);
    expect(page).toContain('(\n    alpha: dict[str, int],\n    beta');
  });

  it('shows all fields of a configuration, with default, constraint and where they come from', () => {
    const config = symbol({
      kind: 'config',
      name: 'MyConfig',
      anchor: 'MyConfig',
      line: 1,
      fields: [
        { name: 'size', line: 2, type: 'int', constraint: '> 0' },
        { name: 'log', line: 3, type: 'bool', default: 'True', owner: 'nautilus_trader.cache.cache.Cache' },
      ],
    });
    const page = html([config, cacheClass], {}, { 'MyConfig.size': 'Rows kept.' });
    expect(page).toContain(
      '<tr id="MyConfig.size"><td><code>size</code><td><code>int</code><td>required<td>Rows kept. Must be <code>&gt; 0</code>.',
    );
    expect(page).toContain('<tr class="api-inherited"><td><code>log</code>');
    expect(page).toContain('From <code><a href="#Cache">Cache</a></code>.');
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

  it('folds inherited members, and links the first listing of a class alone', () => {
    const heir = (name: string): SymbolFacts =>
      symbol({
        kind: 'class',
        name,
        anchor: name,
        line: 1,
        inherited: [{ from: 'nautilus_trader.cache.cache.Cache', names: ['order', 'size'] }],
      });
    const page = html([cacheClass, heir('First'), heir('Second')]);
    expect(page.match(/<a href="#Cache\.order"><code>order/g)).toHaveLength(1);
    expect(page.match(/<summary><b>2 members<\/b> from Cache: order, size</g)).toHaveLength(2);
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
      '<b>cache</b> 1 added</summary><h4 class="api-g">Added</h4><ul class="api-d"><li><a href="/docs/nightly/api_reference/cache#Cache">',
    );
    expect(pageHtml(readPage(site, 'latest', 'index'))).not.toContain('Changed since');
    expect(pageHtml(readPage(site, 'nightly', 'cache'))).toContain('new in nightly');
  });

  it('has a Markdown form of signatures and lines', () => {
    const site = factSite(
      { latest: [moduleFacts([cacheClass])] },
      { 'facts/descriptions/cache.json': { Cache: 'Memory.', 'Cache.order': 'One order.' } },
    );
    expect(markdownForm(readPage(site, 'latest', 'cache'), 'https://example.org')).toBe(
      [
        '## Classes',
        '### Cache',
        'Memory.',
        'Cython class, `from nautilus_trader.cache.cache import Cache`.',
        '- `Cache(config: CacheConfig | None = None)`\n- `order(id: Cache) → Cache`: One order.\n- `size: int`',
      ].join('\n\n'),
    );
  });

  it('says in Markdown all that the page says of a call', () => {
    const { members = [], ...bare } = cacheClass;
    const raising = members.map((member) =>
      member.kind === 'method' ? { ...member, raises: ['builtins.KeyError'] } : member,
    );
    const described = {
      Cache: { line: 'Memory.', more: 'Of one node.', parameters: { config: 'nothing for the defaults' } },
      'Cache.order': { line: 'One order.', more: 'Open or closed.', parameters: { id: 'of the client' } },
    };
    const site = factSite(
      { latest: [moduleFacts([{ ...bare, members: raising }])] },
      { 'facts/descriptions/cache.json': described },
    );
    const text = markdownForm(readPage(site, 'latest', 'cache'), 'https://example.org');
    expect(text).toContain('Memory.\n\nOf one node.\n\nCython class');
    expect(text).toContain('= None)`\n  - `config`: nothing for the defaults\n');
    expect(text).toContain(': One order. Open or closed.\n  - `id`: of the client\n  - raises `KeyError`\n');
  });
});
