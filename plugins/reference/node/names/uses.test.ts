import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUses, usesOf } from './uses';

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'uses-'));
  cpSync('facts/symbols.schema.json', join(siteDir, 'facts/symbols.schema.json'));
  for (const version of ['latest', 'nightly']) {
    cpSync(join('facts', version, 'symbols.json'), join(siteDir, 'facts', version, 'symbols.json'));
  }
  const pages = {
    'docs/concepts/orders.md':
      '---\ntitle: Orders\nsymbols: [StrategyConfig]\n---\n\n`Strategy.submit_order`\n\n## Next\n\n`oms_type`',
    'docs/getting_started/index.mdx': '---\ntitle: Start\n---\n\n`Strategy` and `Strategy`, `Nope.nope`',
    'docs/api_reference/trading.md': '`Strategy`',
    'versioned_docs/version-latest/index.md': '# None\n\n`Actor`',
  };
  for (const [path, text] of Object.entries(pages)) {
    const file = join(siteDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

const start = { title: 'Start', href: '/docs/nightly/getting_started' };
const orders = { title: 'Orders', href: '/docs/nightly/concepts/orders' };

it('lists guide pages once each, in the order of the folders, and a class with its members’ pages', () => {
  const uses = usesOf(siteDir, 'nightly');
  expect(uses.get('trading#Strategy')).toEqual([start, orders]);
  expect(uses.get('trading#Strategy.submit_order')).toEqual([orders]);
  expect(uses.get('config#StrategyConfig.oms_type')).toEqual([orders]);
  expect(uses.get('trading#Nope')).toBeUndefined();
});

it('counts the links of all pages', () => {
  expect([...readUses(siteDir, 'nightly').links]).toEqual([
    ['/docs/nightly/getting_started', 2],
    ['/docs/nightly/concepts/orders', 2],
    ['/docs/nightly/api_reference/trading', 1],
  ]);
  expect(readUses(siteDir, 'latest').guides.get('common#Actor')).toEqual([
    { title: 'index.md', href: '/docs/latest' },
  ]);
});
