import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../../config/versions';
import { compactMessages } from './compact';
import { readMessages } from './read';
import { messagePlaces } from '../../shared/messages';
import { readModules } from '../../../reference/node/facts/read';

const siteDir = join(import.meta.dirname, '../../../..');
const wordless = { python: 0, cython: 0, rust: 0 };

function site(facts: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  mkdirSync(join(folder, 'facts/latest'), { recursive: true });
  cpSync(join(siteDir, 'facts/messages.schema.json'), join(folder, 'facts/messages.schema.json'));
  const text = typeof facts === 'string' ? facts : JSON.stringify(facts);
  writeFileSync(join(folder, 'facts/latest/messages.json'), text);
  return folder;
}

function desk(...messages: readonly object[]): object {
  const file = { path: 'nautilus_trader/desk.py', module: 'nautilus_trader.desk', page: 'desk' };
  return { wordless, files: [{ ...file, functions: [{ in: 'go', messages }] }] };
}

const message = { line: 3, level: 'raise', text: 'no {} in {{x}}', gaps: ['order.id'], error: 'ValueError' };

describe('messages', () => {
  it('are read by file and function', () => {
    const [file] = readMessages(site(desk(message)), 'latest');
    expect(file?.functions[0]?.messages[0]?.text).toBe('no {} in {{x}}');
  });

  it.each([
    [
      'an unknown level',
      desk({ ...message, level: 'fatal' }),
      /messages\.json is not as its schema says: .*level/s,
    ],
    ['no line', desk({ level: 'raise', text: 'gone' }), /messages\.json is not as its schema says: .*line/s],
    ['a function without messages', desk(), /messages\.json is not as its schema says/],
    ['more gaps than told', desk({ ...message, text: '{} and {}' }), /desk\.py:3 has 2 gaps and tells of 1/],
    ['no JSON', '{', /messages\.json can't be read .*npm run facts/s],
  ])('with %s name the file', (_, facts, error) => {
    expect(() => readMessages(site(facts), 'latest')).toThrow(error);
  });

  it('that are missing say how to make them', () => {
    expect(() => readMessages(site(desk(message)), 'nightly')).toThrow(/npm run facts/);
  });

  it('become one text with its places for browsers', () => {
    const again = { line: 9, level: 'error', text: message.text, gaps: ['y'] };
    const file = compactMessages(readMessages(site(desk(message, again)), 'latest'));
    expect(file.texts).toEqual([message.text]);
    const place = { path: 'nautilus_trader/desk.py', within: 'go', page: 'desk' };
    expect(messagePlaces(file, 0)).toEqual([
      { ...place, line: 3, level: 'raise' },
      { ...place, line: 9, level: 'error' },
    ]);
  });
});

describe.each(documentedVersions.map(({ name }) => name))('the committed messages of %s', (version) => {
  it('lead to entries of the reference', () => {
    const entries = new Set<string>();
    for (const module of readModules(siteDir, version)) {
      for (const symbol of module.symbols) {
        const page = symbol.page ?? module.page;
        entries.add(`${page}#${symbol.anchor}`);
        for (const { name } of [...(symbol.members ?? []), ...(symbol.fields ?? [])])
          entries.add(`${page}#${symbol.anchor}.${name}`);
      }
    }
    const lost = readMessages(siteDir, version).flatMap(({ page, functions }) =>
      functions
        .filter(({ anchor }) => anchor !== undefined)
        .map((item) => `${item.page ?? page ?? ''}#${item.anchor ?? ''}`)
        .filter((place) => !entries.has(place)),
    );
    expect(lost).toEqual([]);
  });
});
