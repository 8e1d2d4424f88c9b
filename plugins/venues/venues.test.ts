import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionNames } from '../../config/versions';
import { stringify } from '../pages/markdown';
import { venueNodes } from './node/directives';
import { parts } from './node/parts';
import { readVenues } from './node/read';

const siteDir = join(import.meta.dirname, '../..');

function shown(page: string, attributes: Record<string, string>, name = 'venue'): string {
  const nodes = venueNodes(siteDir, { version: 'latest', page }, { name, attributes }) ?? [];
  return stringify({ type: 'root', children: nodes });
}

describe.each(versionNames)('the integrations of %s', (version) => {
  const venues = readVenues(siteDir, version);

  it.each(venues.map(({ name, slug }) => [name, slug]))('%s shows every part', (_, slug) => {
    for (const part of Object.keys(parts)) {
      const place = { version, page: `integrations/${slug}` };
      expect(venueNodes(siteDir, place, { name: 'venue', attributes: { part } })).toBeInstanceOf(Array);
    }
  });

  it('have the configurations that they name', () => {
    for (const { name, role } of venues.flatMap(({ classes }) => classes)) {
      if (!/CLIENT_CONFIG$/.test(role) || name.startsWith('Blockchain')) continue;
      const request = { name: 'config', attributes: { class: name } };
      expect(venueNodes(siteDir, { version, page: 'integrations/index' }, request)).toHaveLength(2);
    }
  });
});

describe('a table of an integration', () => {
  it('has a column a product where they differ, and refusals in the same words in one row', () => {
    const table = shown('integrations/binance', { part: 'order-types' });
    expect(table).toContain('| Order type | `SPOT` | `USDT_FUTURES` | `COIN_FUTURES` | Note |');
    expect(table).toContain('| `STOP_MARKET` | No | Yes | Yes |');
    expect(table).toContain('| `MARKET_TO_LIMIT`, `TRAILING_STOP_LIMIT` | No | No | No |');
  });

  it('of a configuration has types, defaults and meanings of the reference', () => {
    const table = shown('integrations/index', { class: 'SandboxExecutionClientConfig' }, 'config');
    expect(table).toMatch(/\| `venue` \| `str` \| required \|/);
  });

  it.each([
    ['integrations/binance', { part: 'orders' }, /'orders' is no part of an integration; known: products,/],
    ['integrations/binance', {}, /needs part=/],
    ['integrations/binance', { part: 'bars', of: 'x' }, /takes part alone, not 'of'/],
    ['integrations/mtgox', { part: 'bars' }, /knows no page 'mtgox'; it knows betfair, binance/],
    ['concepts/orders', { part: 'bars' }, /belongs on a page of integrations/],
  ])('on %s of %j is refused', (page, attributes, message) => {
    expect(() => shown(page, attributes as Record<string, string>)).toThrow(message);
  });

  it('of an unknown configuration is refused', () => {
    expect(() => shown('integrations/index', { class: 'NoConfig' }, 'config')).toThrow(
      /'NoConfig' is no class/,
    );
  });
});

describe('facts of integrations', () => {
  it.each([
    [
      'an unknown value',
      '"support": "FULL"',
      '"support": "MAYBE"',
      /venues\.json is not as its schema says.*support/s,
    ],
    [
      'an unknown product',
      '"products": [\n      "SPOT"',
      '"products": [\n      "SPOTT"',
      /names the product SPOTT/,
    ],
    ['a place that is none', '"source": "README.md:124"', '"source": "README"', /not as its schema says/],
    ['a page twice', '"slug": "binance"', '"slug": "betfair"', /second integration of the page 'betfair'/],
  ])('with %s are refused, with their place', (_, before, after, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'venues-'));
    cpSync(join(siteDir, 'facts/venues.schema.json'), join(folder, 'facts/venues.schema.json'));
    cpSync(join(siteDir, 'facts/latest/venues.json'), join(folder, 'facts/latest/venues.json'));
    const file = join(folder, 'facts/latest/venues.json');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(before);
    writeFileSync(file, text.replace(before, after));
    expect(() => readVenues(folder, 'latest')).toThrow(message);
  });
});
