import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRecords } from './records';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'examples-'));
  mkdirSync(join(site, 'facts/latest'), { recursive: true });
  copyFileSync('facts/examples.schema.json', join(site, 'facts/examples.schema.json'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});
const keep = (text: string) => {
  writeFileSync(join(site, 'facts/latest/examples.json'), text);
};

describe('the kept runs', () => {
  it('are read as they were written', () => {
    const records = {
      version: '1.221.0',
      pages: { 'concepts/a': [{ hash: 'x', outcome: 'skipped', reason: 'needs a key' }] },
    };
    keep(JSON.stringify(records));
    expect(readRecords(site, 'latest')).toEqual(records);
  });

  it.each([
    ['missing', undefined, /facts\/latest\/examples\.json can't be read .*npm run examples/],
    ['no JSON', '{', /facts\/latest\/examples\.json can't be read/],
    [
      'of an unknown outcome',
      '{"version":"1","pages":{"a":[{"hash":"x","outcome":"failed"}]}}',
      /as its schema says/,
    ],
    ['without a version', '{"pages":{}}', /as its schema says/],
  ])('that are %s stop with the file’s name', (_what, text, message) => {
    if (text !== undefined) keep(text);
    expect(() => readRecords(site, 'latest')).toThrow(message);
  });
});
