import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts, symbol } from '../../testFacts';
import type { Field, ModuleFacts, SymbolFacts } from '../facts/types';
import { readPage } from '../view/page';
import { breakable } from './breakable';
import { pageHtml } from './page';

const baseModule = 'nautilus_trader.system.config';

function config(name: string, fields: readonly Field[]): SymbolFacts {
  return symbol({ kind: 'config', name, anchor: name, line: 1, fields });
}

/** A base on one page with a class that only its module knows, and an heir on another. */
function modules(wait: string): ModuleFacts[] {
  const field: Field = { name: 'wait', line: 2, type: 'UUID4', default: wait };
  return [
    moduleFacts([config('KernelConfig', [field]), { ...cacheClass, name: 'UUID4', anchor: 'UUID4' }], {
      module: baseModule,
      page: 'config',
      names: { UUID4: `${baseModule}.UUID4` },
    }),
    moduleFacts([
      config('NodeConfig', [
        { name: 'size', line: 2, type: 'int', constraint: '> 0' },
        { ...field, owner: `${baseModule}.KernelConfig` },
      ]),
    ]),
  ];
}

const described = {
  'facts/descriptions/cache.json': { 'NodeConfig.size': 'Rows kept.' },
  'facts/descriptions/config.json': { 'KernelConfig.wait': { line: 'Seconds.', more: 'At most.' } },
};
const site = factSite({ latest: modules('1'), nightly: modules('2') }, described);
const page = pageHtml(readPage(site, 'latest', 'cache'));
const cells = (row: string) => row.replaceAll(' role="cell"', '');

describe('the fields of a configuration', () => {
  it('stand with type, default and constraint', () => {
    expect(cells(page)).toContain(
      '<tr id="NodeConfig.size" role="row"><td><a href="#NodeConfig.size"><code>size</code></a><td><code>int</code><td>required<td>Rows kept. Must be <code>> 0</code> when read from JSON.',
    );
  });

  it('have an address when inherited too, and types, words and marks of the class that declares them', () => {
    const base = '/docs/latest/api_reference/config';
    const chip =
      ' <a class="api-chip api-chip--known" href="/docs/nightly/api_reference#changed/config/KernelConfig.wait" title="default 2, was 1">changed in nightly</a>';
    expect(cells(page)).toContain(
      `<tr id="NodeConfig.wait" class="api-inherited" role="row"><td><a href="#NodeConfig.wait"><code>wait</code></a>${chip}<td><code><a href="${base}#UUID4">UUID4</a></code>`,
    );
    expect(page).toContain(
      `Seconds. At most. From <code><a href="${base}#KernelConfig">KernelConfig</a></code>.`,
    );
  });

  it('are a table whatever its cells’ layout', () => {
    const table = page.slice(page.indexOf('<table role="table">'));
    for (const role of ['row', 'columnheader', 'cell']) expect(table).toContain(` role="${role}"`);
    expect(table).not.toMatch(/<t[dhr]>/);
  });
});

describe('code in a narrow column', () => {
  const code = (text: string) => ({ type: 'text' as const, value: text });
  it.each([
    [[code('short_name')], 'short_name'],
    [[code('timeout_reconciliation')], 'timeout_<wbr>reconciliation'],
    [
      [code('list['), h('a', { href: '#C' }, 'ImportableActorConfig'), code(']')],
      'list[<wbr><a href="#C">Importable<wbr>Actor<wbr>Config</a>]',
    ],
    [[code('<_>')], '&#x3C;_>'],
    [[code('a_name_to_the_end_of_it_')], 'a_<wbr>name_<wbr>to_<wbr>the_<wbr>end_<wbr>of_<wbr>it_'],
  ])('breaks (%#)', (nodes, broken) =>
    expect(toHtml({ type: 'root', children: breakable(nodes) })).toBe(broken),
  );
});
