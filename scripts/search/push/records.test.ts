import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { hitOf } from '../../../plugins/local-search/client/hosted/hits';
import type { SearchRecord } from '../../../plugins/local-search/shared/types';
import { jsonBytes } from './pieces';
import { hostedRecords, mostRecordBytes, type HostedRecord } from './records';
import { indexSettings } from './settings';

const context = {
  siteUrl: 'https://a.example',
  rankOf: (_: string, weight: number) => weight,
};

const section: SearchRecord = {
  url: '/docs/latest/concepts/orders#stop%C3%A9',
  path: ['Concepts', 'Orders'],
  page: 'Orders of All Kinds',
  headings: ['Types', 'Stopé'],
  kind: 'guide',
  text: 'What a stop is.',
  code: ['secret_code()'],
  asked: ['stop loss'],
};

const method: SearchRecord = {
  url: '/docs/latest/api_reference/trading#Strategy.on_bar',
  path: ['API reference', 'Trading', 'Strategy'],
  page: 'Trading API',
  headings: ['Classes', 'Strategy', 'on_bar'],
  kind: 'method',
  text: '',
  code: [],
  weight: 0.25,
};

const made = (...records: SearchRecord[]) => hostedRecords('latest', records, context);
const only = (record: SearchRecord): HostedRecord => {
  const [one, ...more] = made(record);
  expect(more).toEqual([]);
  if (!one) throw new Error('no record');
  return one;
};

describe('hostedRecords', () => {
  it('has what DocSearch and contextual search read', () => {
    expect(only(section)).toEqual({
      objectID: '/docs/latest/concepts/orders#stop%C3%A9',
      url: 'https://a.example/docs/latest/concepts/orders#stop%C3%A9',
      anchor: 'stopé',
      type: 'lvl3',
      language: 'en',
      docusaurus_tag: 'docs-default-latest',
      version: 'latest',
      kind: 'guide',
      hierarchy: {
        lvl0: 'Concepts',
        lvl1: 'Orders of All Kinds',
        lvl2: 'Types',
        lvl3: 'Stopé',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'What a stop is.',
      title: 'Stopé',
      asked: ['stop loss'],
      weight: { rank: 1000, position: 0 },
    });
  });

  it('has the full name of a member, all labels above its page, and its weight', () => {
    expect(only(method)).toMatchObject({
      title: 'on_bar',
      names: ['Strategy.on_bar'],
      type: 'lvl4',
      hierarchy: { lvl0: 'API reference › Trading', lvl1: 'Trading API' },
      content: null,
      weight: { rank: 250, position: 0 },
    });
  });

  it("is the page's own record where it stands before the first heading, and has a label above at the root", () => {
    const home = { ...section, url: '/docs/latest', path: ['Home'], headings: [] };
    expect(only(home)).toMatchObject({ anchor: null, type: 'lvl1', hierarchy: { lvl0: 'Home', lvl2: null } });
  });

  it('is a row of the hosted search page', () => {
    const { url, hierarchy, content } = only(section);
    const hit = hitOf({ url, hierarchy, _snippetResult: { content: { value: content ?? '' } } }, url);
    expect(hit.path).toEqual(['Concepts', 'Orders of All Kinds', 'Types']);
    expect(hit.title).toEqual([{ text: 'Stopé', marked: false }]);
    expect(hit.snippet).toEqual([{ text: 'What a stop is.', marked: false }]);
  });

  it('cuts what is too long into records of one address, none above the limit, nothing lost', () => {
    const names = Array.from({ length: 900 }, (_, index) => `MEMBER_OF_A_LONG_ENUM_${index}`);
    const text = Array.from({ length: 3000 }, (_, index) => `word"${index}".`).join(' ');
    const parts = made(section, { ...section, url: '/docs/latest/b#c', kind: 'enum', names, text }).slice(1);
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) expect(jsonBytes(part)).toBeLessThanOrEqual(mostRecordBytes);
    expect(new Set(parts.map(({ url }) => url))).toEqual(new Set(['https://a.example/docs/latest/b#c']));
    expect(parts.map(({ objectID }) => objectID).slice(0, 2)).toEqual([
      '/docs/latest/b#c',
      '/docs/latest/b#c~2',
    ]);
    expect(parts.map(({ weight }) => weight.position)).toEqual(parts.map((_, index) => index + 1));
    expect(parts.flatMap((part) => part.names ?? [])).toEqual(names);
    expect(parts.map(({ content }) => content ?? '').join(' ')).toBe(text);
    expect(parts.filter((part) => part.asked)).toHaveLength(1);
  });

  it('gives the same ids whatever else there is', () => {
    const ids = (records: HostedRecord[]) => records.map(({ objectID }) => objectID);
    expect(ids(made(method, section)).slice(1)).toEqual(ids(made(section)));
  });

  it('refuses two sections of one address, and headings that leave no room', () => {
    expect(() => made(section, section)).toThrow(
      'Two sections have the address /docs/latest/concepts/orders',
    );
    expect(() => made({ ...section, page: 'x'.repeat(9900) })).toThrow(/orders#stop.* leave no room/);
    expect(() => made({ ...section, names: ['x'.repeat(9900)] })).toThrow('has a name above 10000 bytes');
  });
});

describe('what DocSearch asks for', () => {
  const modal = readFileSync(createRequire(import.meta.url).resolve('@docsearch/react'), 'utf8');
  const list = /\["hierarchy\.lvl0".*?\]/s.exec(modal)?.[0] ?? '[]';
  const attributes = JSON.parse(list) as string[];

  it('is read from the modal itself', () => {
    expect(attributes).toContain('url');
  });

  it.each(attributes)('%s is in each record, and no setting hides it', (attribute) => {
    const [name = '', level] = attribute.split('.');
    const value = only(section)[name as keyof HostedRecord];
    expect(value).toBeDefined();
    if (level) expect(value).toHaveProperty(level);
    expect(indexSettings.unretrievableAttributes).not.toContain(name);
  });
});
