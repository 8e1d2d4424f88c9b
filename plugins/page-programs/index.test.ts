import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, ParseFrontMatter, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import { programServer } from './build/devServer';
import { programFrontMatter } from './frontMatter';
import pagePrograms from './index';
import { siteWith } from './testSite';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

describe('the plugin', () => {
  it('writes the programs beside the pages’ copies', async () => {
    const { siteDir } = siteWith('```python\na\n```\n');
    const outDir = mkdtempSync(join(tmpdir(), 'out-'));
    const siteConfig = { url: 'https://a.example' };
    await pagePrograms({ siteDir, siteConfig, baseUrl: '/docs/' } as LoadContext).postBuild?.({
      outDir,
    } as Built);
    expect(readdirSync(join(outDir, 'latest/tutorials')).sort()).toEqual(['first.ipynb', 'first.py']);
    expect(readFileSync(join(outDir, 'latest/tutorials/first.py'), 'utf8')).toMatch(/\na\n$/);
  });
});

describe('the front matter of a page', () => {
  const offers = async (content: string, filePath = '/docs/a.md') => {
    const defaultParseFrontMatter = () => Promise.resolve({ frontMatter: {}, content });
    const params: Parameters<ParseFrontMatter>[0] = { filePath, fileContent: '', defaultParseFrontMatter };
    const parse = programFrontMatter(({ defaultParseFrontMatter: inner, ...rest }) => inner(rest));
    return 'offers_program' in (await parse(params)).frontMatter;
  };

  it('tells whether its blocks are one program', async () => {
    expect(await offers('```python\na\n```\n')).toBe(true);
    expect(await offers('```python\na\n```\n\n```python fresh\nb\n```\n')).toBe(false);
    expect(await offers('```python skip="needs a key"\na\n```\n')).toBe(false);
    expect(await offers('Text')).toBe(false);
  });

  it('leaves pages that can’t be read to their compilation', async () => {
    expect(await offers('```python frsh\na\n```\n')).toBe(false);
    expect(await offers('<Open>\n\n```python\na\n```\n', '/docs/a.mdx')).toBe(false);
  });
});

describe('the development server', () => {
  let close: () => void = () => undefined;
  afterEach(() => {
    close();
  });

  it('answers for programs as the pages are written now, and leaves the rest to others', async () => {
    const sites = ['```python\na\n```\n', '```python frsh\na\n```\n'].map(siteWith);
    let asked = 0;
    const handler = programServer('/docs/', () => sites[asked++] ?? siteWith('Text'));
    const server = createServer((request, response) => {
      handler(request, response, () => response.writeHead(404).end('next'));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    close = () => server.close();
    const get = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      return [response.status, await response.text()];
    };
    expect(await get('/docs/latest/tutorials/first.py?v=1')).toEqual([200, expect.stringMatching(/\na\n$/)]);
    expect(await get('/docs/latest/tutorials/first.ipynb')).toEqual([
      500,
      expect.stringMatching(/unknown word/),
    ]);
    expect(await get('/docs/latest/tutorials/first.py')).toEqual([404, 'next']);
    expect(await get('/docs/latest/nope.py')).toEqual([404, 'next']);
    expect(await get('/docs/latest/tutorials/first')).toEqual([404, 'next']);
  });
});
