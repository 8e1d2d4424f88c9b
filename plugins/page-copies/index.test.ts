import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyServer } from './build/devServer';
import { allContentIn, folderWith, pageIds } from './build/testSite';
import pageCopies from './index';

const sources = Object.fromEntries(
  ['latest', 'nightly'].flatMap((version) =>
    pageIds.map((id) => [`versioned_docs/version-${version}/${id}.${id === 'index' ? 'mdx' : 'md'}`, 'Text']),
  ),
) as Record<string, string>;

function plugin(siteDir: string): Plugin {
  const siteConfig = { title: 'Docs', tagline: 'All', url: 'https://a.example' };
  return pageCopies({ siteDir, siteConfig, baseUrl: '/docs/' } as LoadContext);
}

type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];
type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

describe('the plugin', () => {
  it('writes the copies of the loaded pages', async () => {
    const siteDir = folderWith(sources);
    const outDir = mkdtempSync(join(tmpdir(), 'out-'));
    const { allContentLoaded, postBuild } = plugin(siteDir);
    await allContentLoaded?.({ allContent: allContentIn(siteDir) } as unknown as Loaded);
    await postBuild?.({ outDir } as Built);
    expect(readFileSync(join(outDir, 'latest/concepts/orders.md'), 'utf8')).toMatch(/\n\nText\n$/);
    expect(existsSync(join(outDir, 'nightly.md'))).toBe(true);
    expect(readFileSync(join(outDir, 'llms.txt'), 'utf8')).toMatch(/^# Docs\n\n> All\n/);
  });

  it('says what is missing without the docs plugin', () => {
    expect(() => plugin('/site').allContentLoaded?.({ allContent: {} } as unknown as Loaded)).toThrow(
      /no docs plugin/,
    );
  });
});

describe('the development server', () => {
  let close: () => void = () => undefined;
  afterEach(() => {
    close();
  });

  it('answers for copies, fresh each time, and leaves the rest to others', async () => {
    const text = vi.fn<() => string>().mockReturnValueOnce('one').mockReturnValueOnce('two');
    const bad = (): string => {
      throw new Error('docs/a.md:1:1: wrong');
    };
    const handler = copyServer(
      '/docs/',
      () =>
        new Map([
          ['latest.md', text],
          ['bad.md', bad],
        ]),
    );
    const server = createServer((request, response) => {
      handler(request, response, () => response.writeHead(404).end('next'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    close = () => server.close();
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      return [response.status, await response.text()];
    };
    expect(await get('/docs/latest.md')).toEqual([200, 'one']);
    expect(await get('/docs/latest.md?v=1')).toEqual([200, 'two']);
    expect(await get('/docs/bad.md')).toEqual([500, 'docs/a.md:1:1: wrong\n']);
    expect(await get('/docs/latest')).toEqual([404, 'next']);
    expect(await get('/docs/unknown.md')).toEqual([404, 'next']);
  });
});
