import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { hosting } from '../../config/hosting';
import { compressFolder } from './compress';
import { folderWith } from '../testFolder';
import { longText } from './fakeBuild';

let cache: string;
beforeEach(() => {
  cache = folderWith({});
});

const filesOf = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

describe('compressFolder', () => {
  it('writes both twins of every compressible kind, in subfolders too', async () => {
    const kinds = ['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'md', 'webmanifest'];
    const folder = folderWith(Object.fromEntries(kinds.map((kind) => [`a/b/file.${kind}`, longText(kind)])));
    const report = await compressFolder(folder, hosting, cache);
    for (const kind of kinds) {
      const file = join(folder, `a/b/file.${kind}`);
      expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(longText(kind));
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(longText(kind));
    }
    expect(report.files).toBe(kinds.length);
    expect(report.originalBytes).toBe(kinds.reduce((sum, kind) => sum + longText(kind).length, 0));
    expect(report.brotliBytes).toBeLessThan(report.originalBytes / 10);
  });

  it('leaves out small files, other kinds and its own twins', async () => {
    const folder = folderWith({
      'small.html': 'x'.repeat(999),
      'enough.html': 'x'.repeat(1000),
      'font.woff2': longText('font'),
    });
    await compressFolder(folder, hosting, cache);
    await compressFolder(folder, hosting, cache);
    expect(filesOf(folder)).toEqual([
      'enough.html',
      'enough.html.br',
      'enough.html.gz',
      'font.woff2',
      'small.html',
    ]);
  });

  it('writes no twin that is not smaller, and counts the file at its own size', async () => {
    const folder = folderWith({ 'noise.json': randomBytes(5000) });
    expect(await compressFolder(folder, hosting, cache)).toEqual({
      files: 1,
      kept: 0,
      originalBytes: 5000,
      brotliBytes: 5000,
    });
    expect(filesOf(folder)).toEqual(['noise.json']);
  });

  it('gives the same bytes each time', async () => {
    const run = async () => {
      const folder = folderWith({ 'page.html': longText('page') });
      await compressFolder(folder, hosting, cache);
      return ['br', 'gz'].map((suffix) => readFileSync(join(folder, `page.html.${suffix}`), 'base64'));
    };
    expect(await run()).toEqual(await run());
  });

  it('takes from the cache what an earlier build compressed, and makes anew what has changed', async () => {
    const folder = folderWith({ 'a.html': longText('a'), 'b.html': longText('b') });
    expect((await compressFolder(folder, hosting, cache)).kept).toBe(0);
    const next = folderWith({ 'moved.html': longText('a'), 'b.html': longText('changed') });
    expect((await compressFolder(next, hosting, cache)).kept).toBe(1);
    expect(gunzipSync(readFileSync(join(next, 'moved.html.gz'))).toString()).toBe(longText('a'));
    expect(gunzipSync(readFileSync(join(next, 'b.html.gz'))).toString()).toBe(longText('changed'));
  });

  it('replaces the twins of an earlier build', async () => {
    const folder = folderWith({ 'page.html': longText('old') });
    await compressFolder(folder, hosting, cache);
    writeFileSync(join(folder, 'page.html'), longText('new'));
    await compressFolder(folder, hosting, cache);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(longText('new'));
  });
});
