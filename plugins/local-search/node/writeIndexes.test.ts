import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexFormat, readNames, withTexts } from '../shared/indexFile';
import type { SearchManifest } from '../shared/types';
import { writeIndexes } from './writeIndexes';

const page = (title: string) => `<article><h1>${title}</h1><p>About ${title}.</article>`;

function siteWith(files: Readonly<Record<string, string>>, routes: readonly string[]) {
  const outDir = mkdtempSync(join(tmpdir(), 'search-'));
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), html);
  }
  return { outDir, baseUrl: '/docs/', routesPaths: routes.map((route) => `/docs/${route}`) };
}

const files = {
  '404.html': 'no',
  'search.html': 'no',
  'latest.html': page('Home'),
  'latest/orders.html': page('Orders'),
  'nightly/404.html': 'no',
  'nightly.html': page('Home'),
};
const routes = ['', '404.html', 'search', 'latest', 'latest', 'latest/orders', 'nightly', 'nightly/404.html'];

describe('the indexes', () => {
  it('stand under their content hash, one a version, and the manifest names them', async () => {
    const site = siteWith(files, routes);
    const made = await writeIndexes(site, ['latest', 'nightly']);
    expect(made.map(({ version, pages, records }) => [version, pages, records])).toEqual([
      ['latest', 2, 2],
      ['nightly', 1, 1],
    ]);
    const read = (file: string) => readFileSync(join(site.outDir, file));
    const manifest = JSON.parse(read('search-index.json').toString()) as SearchManifest;
    expect(manifest.format).toBe(indexFormat);
    const [names, texts] = (['names', 'texts'] as const).map((part): unknown => {
      const { file = '', bytes } = manifest.versions['latest']?.[part] ?? {};
      const content = read(file);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      expect([file, bytes]).toEqual([`assets/search/latest-${part}-${hash}.json`, content.length]);
      return JSON.parse(content.toString());
    });
    const records = withTexts(readNames(names, 'latest'), texts, 'latest');
    expect(records.map(({ url, text }) => [url, text])).toEqual([
      ['/docs/latest', 'About Home.'],
      ['/docs/latest/orders', 'About Orders.'],
    ]);
  });

  it('are the same for the same pages', async () => {
    const names = await Promise.all(
      [1, 2].map(async () => {
        const site = siteWith(files, routes);
        await writeIndexes(site, ['latest']);
        return readFileSync(join(site.outDir, 'search-index.json'), 'utf8');
      }),
    );
    expect(names[0]).toBe(names[1]);
  });

  it('may not be larger than the limit', async () => {
    await expect(
      writeIndexes(siteWith(files, routes), ['latest'], { whole: 100, names: 900 }),
    ).rejects.toThrow(/the index of 'latest' has 0\.\d kB with brotli; the limit is 0\.1 kB/);
  });

  it('may not have more names than the limit', async () => {
    await expect(
      writeIndexes(siteWith(files, routes), ['latest'], { whole: 900, names: 10 }),
    ).rejects.toThrow(/the names in the index of 'latest' have 0\.\d kB with brotli/);
  });

  it('have the words by which readers ask, and fail on those of sections that no version has', async () => {
    const site = siteWith(files, routes);
    const words = (place: string) => ({ ...site, searchWords: new Map([[place, ['buy something']]]) });
    await writeIndexes(words('orders'), ['latest']);
    const manifest = JSON.parse(
      readFileSync(join(site.outDir, 'search-index.json'), 'utf8'),
    ) as SearchManifest;
    const file = join(site.outDir, manifest.versions['latest']?.names.file ?? '');
    expect(readNames(JSON.parse(readFileSync(file, 'utf8')), 'latest').records[1]?.asked).toEqual([
      'buy something',
    ]);
    await expect(writeIndexes(words('orders#gone'), ['latest'])).rejects.toThrow(
      "facts/search-words: no version has a section 'orders#gone'.",
    );
  });

  it('fail on a page without an article, by its file', async () => {
    const site = siteWith({ ...files, 'latest/orders.html': '<p>nothing' }, routes);
    await expect(writeIndexes(site, ['latest'])).rejects.toThrow(/^latest\/orders\.html has no <article>/);
  });

  it('fail on a route without a file and on a version without pages', async () => {
    await expect(writeIndexes(siteWith(files, [...routes, 'latest/gone']), ['latest'])).rejects.toThrow(
      /the page latest\/gone was built neither as latest\/gone\.html nor as latest\/gone\/index\.html/,
    );
    await expect(writeIndexes(siteWith(files, routes), ['v9'])).rejects.toThrow(/version 'v9' has no pages/);
  });
});
