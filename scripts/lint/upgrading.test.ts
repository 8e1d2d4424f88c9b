import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const text = readFileSync('UPGRADING.md', 'utf8');
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

/** Swizzled components: folders whose index.tsx says of what upstream file it takes the place. */
const swizzled = ['src/theme', 'plugins/local-search/theme'].flatMap((folder) =>
  below(folder)
    .filter((path) => path.endsWith('index.tsx'))
    .filter((path) => readFileSync(`${folder}/${path}`, 'utf8').includes('// Upstream: @docusaurus/'))
    .map((path) => dirname(path)),
);
const loaders = below('plugins').filter((path) => /\/loaders\/\w+\.js$/.test(path));

describe('UPGRADING.md', () => {
  it('has something to hold it against', () => {
    expect(swizzled.length).toBeGreaterThan(10);
    expect(loaders.length).toBeGreaterThan(1);
  });

  it.each(swizzled)('names the swizzled %s', (name) => {
    expect(text).toContain(`\`${name}\``);
  });

  it.each(loaders)('names the loader %s', (path) => {
    expect(text).toContain(`plugins/${path}`);
  });

  it('names no file that is gone', () => {
    const named = [
      ...text.matchAll(/`((?:plugins|src|config|scripts|tests)\/[\w./-]+\.(?:js|ts|tsx|css))`/g),
    ];
    const gone = named
      .map(([, path]) => path ?? '')
      .filter((path) => {
        try {
          readFileSync(path);
          return false;
        } catch {
          return true;
        }
      });
    expect(gone).toEqual([]);
  });
});
