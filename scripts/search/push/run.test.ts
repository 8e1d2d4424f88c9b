import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtIndex } from './fakeBuild';
import { fakeKey, fakeService, type FakeService } from './fakeService';
import { push, type PushRequest } from './run';

const env = {
  SITE_URL: 'https://a.example',
  ALGOLIA_APP_ID: 'TESTAPP001',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_WRITE_KEY: fakeKey,
};

let service: FakeService;
let said: string[];

beforeEach(async () => {
  service = await fakeService();
  said = [];
});
afterEach(() => service.close());

const run = (changes: Partial<PushRequest>) =>
  push({
    env,
    isDryRun: false,
    built: builtIndex(['latest', 'nightly']),
    rankOf: (_, weight) => weight,
    clientOf: (_, key) => service.client(key),
    say: (line) => said.push(line),
    ...changes,
  });

describe('push', () => {
  it('fills the index with the records of both versions, and says so without the key', async () => {
    await run({});
    const records = [...(service.indexes.get('docs')?.records.values() ?? [])];
    expect(records.map((one) => [one.version, one.docusaurus_tag, one.content])).toEqual([
      ['latest', 'docs-default-latest', 'Little known.'],
      ['nightly', 'docs-default-nightly', 'Little known.'],
    ]);
    expect(said.at(-1)).toBe('The index docs holds them now.');
    expect(said.join()).not.toContain(fakeKey);
  });

  it('sends nothing in a dry run, which needs no credentials', async () => {
    const clientOf = () => {
      throw new Error('a dry run makes no client');
    };
    await run({ isDryRun: true, env: {}, clientOf });
    await run({ isDryRun: true, clientOf });
    expect(service.calls).toEqual([]);
    expect(said[0]).toMatch(/^latest: 1 records of 1 sections/);
    expect(said.at(-1)).toBe('A dry run: nothing was sent.');
  });

  it('sends nothing where credentials or the build are missing', async () => {
    await expect(run({ env: { ...env, ALGOLIA_WRITE_KEY: '' } })).rejects.toThrow(
      'ALGOLIA_WRITE_KEY missing',
    );
    await expect(run({ built: 'no-such-build' })).rejects.toThrow("Run 'npm run build' first.");
    expect(service.calls).toEqual([]);
  });
});

describe('npm run search:push', () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../push.ts'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env, ALGOLIA_WRITE_KEY: '' },
    });

  it('prints what a dry run tells', () => {
    const { status, stdout } = command('--dry-run', '--dir', builtIndex(['latest', 'nightly']));
    expect(stdout).toMatch(/^latest: 1 records[^]*the largest record: \d+ bytes[^]*nothing was sent\.\n$/);
    expect(status).toBe(0);
  });

  it.each([
    [[], 'ALGOLIA_WRITE_KEY missing'],
    [['--dryrun'], '--dryrun'],
  ])('ends with 1 and says why for %j', (args, reason) => {
    const { status, stderr } = command(...args);
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  });
});
