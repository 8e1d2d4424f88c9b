import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMessages } from './read';

const siteDir = join(import.meta.dirname, '../../..');
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
});
