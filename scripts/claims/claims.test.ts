import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readClaims } from '../../plugins/claims/node/claims';
import { pythonProbes } from '../lib/python-environment';
import { mergedClaims } from './keep';
import { runClaims } from './runClaims';

let root: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const claim = (body: string) => {
  put('platform/claims/orders/a.py', `"""Twice two is four on every release."""\n\n${body}\n`);
  const found = readClaims(root, ['latest']).get('orders/a');
  if (!found) throw new Error('no claim');
  return found;
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'claims-'));
  put('platform/claims/kit/sums.py', 'def twice(n):\n    return 2 * n\n');
});
afterEach(() => rmSync(root, { recursive: true }));

// Nothing of the platform is needed to see how a process ends.
const python = ['python3', 'python'].find((name) => pythonProbes.version(name)) ?? '';

describe.runIf(python)('a claim', () => {
  const run = async (body: string) => (await runClaims(root, python, [claim(body)])).get('orders/a');

  it('holds when its program ends well, with the kit at hand', async () => {
    expect(await run('from kit.sums import twice\nassert twice(2) == 4')).toBeUndefined();
  });

  it('fails with the last lines of an assertion, and with the signal of an abort', async () => {
    expect(await run('assert 2 * 2 == 5, "four"')).toMatch(/ended with 1\n[^]*AssertionError: four$/);
    expect(await run('import os\nassert 4\nos.abort()')).toMatch(/^the process was ended by SIGABRT/);
  });
});

describe('the kept runs', () => {
  const old = { hash: 'h', date: '2026-11-20' };
  const kept = { version: '1', claims: { a: old, b: old, gone: old } };
  const after = (held: Record<string, boolean>, areAll = true, version = '1') => {
    const claims = Object.keys(held).map((name) => ({ name, hash: 'h' }) as ReturnType<typeof claim>);
    return mergedClaims(kept, version, claims, new Map(Object.entries(held)), '2026-11-21', areAll).claims;
  };

  it('keep the day of what holds as before, and drop what fails', () => {
    const now = { hash: 'h', date: '2026-11-21' };
    expect(after({ a: true, b: false, c: true })).toEqual({ a: old, c: now });
    expect(after({ c: true, b: false }, false)).toEqual({ a: old, c: now, gone: old });
  });

  it('start anew on another package', () => {
    expect(after({ a: true }, false, '2')).toEqual({ a: { hash: 'h', date: '2026-11-21' } });
  });
});
