import { readFileSync } from 'node:fs';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { minorsOf } from '../examples/python';
import { editedVersions, entryIn, versionsFile } from './editVersions';
import { repinned } from './requirements';
import { latest, nightly } from './testSite';

const text = readFileSync(versionsFile, 'utf8');

describe('config/versions.ts', () => {
  it('is edited field by field, and stays as prettier wants it', async () => {
    const edited = editedVersions(text, 'latest', { platform: '9.876.0', sourceRef: 'f'.repeat(40) });
    expect(entryIn(edited, latest)).toEqual({ ...latest, platform: '9.876.0', sourceRef: 'f'.repeat(40) });
    expect(entryIn(edited, nightly)).toEqual(nightly);
    const options = { ...(await resolveConfig(versionsFile)), filepath: versionsFile };
    expect(await check(edited, options)).toBe(true);
  });

  it('comes back by the reverse edit, byte for byte', () => {
    const { platform, sourceRef } = nightly;
    const there = editedVersions(text, 'nightly', { platform: '0.1.2', sourceRef: 'abcdef0' });
    expect(editedVersions(there, 'nightly', { platform, sourceRef })).toBe(text);
  });

  it.each([
    ['without the list', (whole: string) => whole.replace('const documentedVersions', 'const others')],
    ['with an entry twice', (whole: string) => whole.replaceAll("name: 'nightly',", "name: 'latest',")],
    ['without a field', (whole: string) => whole.replaceAll(/^ {4}platform: .*\n/gm, '')],
  ])('is refused %s', (_what, change) => {
    expect(() => editedVersions(change(text), 'latest', { platform: '1.2.3' })).toThrow(/holds no single/);
  });

  it('takes no value that would end its quotes', () => {
    expect(() => editedVersions(text, 'latest', { platform: "1'; x" })).toThrow(/can't be the platform/);
  });
});

describe('the pinned package', () => {
  it('is moved alone', () => {
    expect(repinned('a==1\nnautilus_trader==1.2.3\nz==2\n', '4.5.6')).toBe(
      'a==1\nnautilus_trader==4.5.6\nz==2\n',
    );
    expect(() => repinned('a==1\n', '4.5.6')).toThrow(/no single line/);
  });
});

describe('the Pythons of a version', () => {
  it('are those of its range, what Debian brings first', () => {
    expect(minorsOf('3.11–3.13')).toEqual([11, 13, 12]);
    expect(minorsOf('3.12–3.14')).toEqual([13, 12, 14]);
    expect(() => minorsOf('3.12')).toThrow(/no range of Pythons/);
  });
});
