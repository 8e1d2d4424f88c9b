import { describe, expect, it } from 'vitest';
import { documentedVersion } from '../../../config/versions';
import { cacheClass, factSite, moduleFacts, symbol } from '../testFacts';
import type { ModuleFacts, SymbolFacts } from './facts/types';
import { pageMarkdown } from './markdown';
import { readPage } from './view/page';

function text(latest: readonly ModuleFacts[], said: object = {}, nightly = latest): string {
  const site = factSite({ latest, nightly }, { 'facts/descriptions/cache.json': said });
  return pageMarkdown(readPage(site, 'latest', 'cache'), 'https://example.org');
}

const source = (line: number) =>
  `[source](https://github.com/nautechsystems/nautilus_trader/blob/${documentedVersion('latest').sourceRef}/nautilus_trader/cache/cache.pyx#L${line})`;

describe('the Markdown form of a page', () => {
  it('has signatures, lines, and the class’s source', () => {
    expect(text([moduleFacts([cacheClass])], { Cache: 'Memory.', 'Cache.order': 'One order.' })).toBe(
      [
        '## Classes',
        '### Cache',
        'Memory.',
        `Cython class, \`from nautilus_trader.cache.cache import Cache\`, ${source(10)}.`,
        '- `Cache(config: CacheConfig | None = None)`\n- `order(id: Cache) → Cache`: One order.\n- `size: int`',
      ].join('\n\n'),
    );
  });

  it('says all that the page says of a call', () => {
    const { members = [], ...bare } = cacheClass;
    const raising = members.map((member) =>
      member.kind === 'method'
        ? { ...member, raises: [{ error: 'builtins.KeyError', when: ['`id` is None'] }] }
        : member,
    );
    const form = text([moduleFacts([{ ...bare, members: raising }])], {
      Cache: { line: 'Memory.', more: 'Of one node.', parameters: { config: 'nothing for the defaults' } },
      'Cache.order': { line: 'One order.', more: 'Open or closed.', parameters: { id: 'of the client' } },
    });
    expect(form).toContain('Memory.\n\nOf one node.\n\nCython class');
    expect(form).toContain('= None)`\n  - `config`: nothing for the defaults\n');
    expect(form).toContain(
      ': One order. Open or closed.\n  - `id`: of the client\n  - raises `KeyError`: `id` is None\n',
    );
  });

  it('has all fields of a configuration, with constraints and where they come from', () => {
    const base = symbol({
      kind: 'config',
      name: 'BaseConfig',
      anchor: 'BaseConfig',
      line: 1,
      fields: [{ name: 'log', line: 3, type: 'bool', default: 'True' }],
    });
    const heir = symbol({
      ...base,
      name: 'MyConfig',
      anchor: 'MyConfig',
      fields: [
        { name: 'size', line: 2, type: 'PositiveInt', constraint: '> 0', keywordOnly: true },
        {
          name: 'log',
          line: 3,
          type: 'bool',
          default: 'True',
          owner: 'nautilus_trader.cache.cache.BaseConfig',
        },
      ],
    });
    const form = text([moduleFacts([base, heir])], { 'BaseConfig.log': 'Writes.' });
    expect(form).toContain(
      '- `size: PositiveInt`: Must be `> 0` when read from JSON. Keyword only.\n- `log: bool = True`: Writes. From `BaseConfig`.',
    );
  });

  it('marks what the other version has in another way', () => {
    const sized = (type: string): SymbolFacts => ({
      ...cacheClass,
      members: [{ kind: 'attribute', name: 'size', line: 12, type }],
    });
    const form = text([moduleFacts([sized('int')])], {}, [moduleFacts([sized('str')])]);
    expect(form).toContain('- `size: int` (changed in nightly: type `str`, was `int`)');
    expect(text([moduleFacts([cacheClass])], {}, [moduleFacts([sized('str')])])).toContain(
      '→ Cache` (gone in nightly)',
    );
  });

  it('tells Rust enums from Python’s, and what customdataclass adds', () => {
    const form = text([
      moduleFacts([
        symbol({
          kind: 'enum',
          name: 'Side',
          anchor: 'Side',
          line: 1,
          binding: 'rust',
          bases: ['enum.Enum'],
        }),
        symbol({ kind: 'class', name: 'G', anchor: 'G', line: 1, decorators: ['customdataclass'] }),
      ]),
    ]);
    expect(form).toContain('Rust enum, `from');
    expect(form).toContain("No Python `Enum`: it can't be iterated");
    expect(form).not.toContain('extends');
    expect(form).toContain('`customdataclass` adds `to_dict`, `from_dict`, ');
  });
});
