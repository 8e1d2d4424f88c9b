import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usesFrom } from './symbolUses';
import { readUses } from './uses';

let siteDir = '';

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'uses-'));
  cpSync('facts/symbols.schema.json', join(siteDir, 'facts/symbols.schema.json'));
  for (const version of ['latest', 'nightly']) {
    cpSync(join('facts', version, 'symbols.json'), join(siteDir, 'facts', version, 'symbols.json'));
  }
  const pages = {
    'docs/concepts/orders.md':
      '---\ntitle: Orders\nsymbols: [StrategyConfig]\n---\n\n`Strategy.submit_order`\n\n## How `Strategy.submit_order` sends {#sends}\n\nAs `Strategy.submit_order`.\n\n## Next\n\n`oms_type`',
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
const sent = { title: 'Orders › How Strategy.submit_order sends', href: `${orders.href}#sends` };

it('lists the sections that speak of a symbol most, a class with its members’, and then the other pages', () => {
  const uses = readUses(siteDir, 'nightly').guides;
  expect(uses.get('trading#Strategy')).toEqual({ sections: [sent], pages: [start] });
  expect(uses.get('trading#Strategy.submit_order')).toEqual({ sections: [sent], pages: [] });
  expect(uses.get('config#StrategyConfig.oms_type')).toEqual({
    sections: [{ title: 'Orders › Next', href: `${orders.href}#next` }],
    pages: [],
  });
  expect(uses.get('trading#Nope')).toBeUndefined();
});

it('ranks what is above a list of how it is used or built', () => {
  const mention = { page: start, section: undefined, inHeading: false, ofMember: false };
  const other = { ...mention, page: orders };
  const ranked = (kind: string) =>
    usesFrom([
      { ...other, kind },
      { ...mention, kind: 'guide' },
    ]).sections;
  expect(ranked('tutorial')).toEqual([start, orders]);
  expect(ranked('developer')).toEqual([start]);
});

it('counts the links of all pages', () => {
  expect([...readUses(siteDir, 'nightly').links]).toEqual([
    ['/docs/nightly/getting_started', 2],
    ['/docs/nightly/concepts/orders', 3],
    ['/docs/nightly/api_reference/trading', 1],
  ]);
  expect(readUses(siteDir, 'latest').guides.get('common#Actor')).toEqual({
    sections: [{ title: 'index.md', href: '/docs/latest' }],
    pages: [],
  });
});
