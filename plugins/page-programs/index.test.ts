import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, ParseFrontMatter, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { programFiles } from './node/files';
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

describe('the files', () => {
  it('are a script and a notebook for each page that is a program', () => {
    const files = [...programFiles(siteWith('```python\na\n```\n'))];
    expect(files.filter(([, make]) => make()).map(([path]) => path)).toEqual([
      'latest/tutorials/first.py',
      'latest/tutorials/first.ipynb',
      'nightly/tutorials.py',
      'nightly/tutorials.ipynb',
    ]);
  });

  it('belong to pages that are programs, and each tells what is wrong with its own page', () => {
    const make = (text: string, path: string) => programFiles(siteWith(text)).get(path)?.();
    expect(make('```python\na\n```\n', 'latest/tutorials/first.py')).toMatch(/\na\n$/);
    expect(() => make('```python frsh\na\n```\n', 'latest/tutorials/first.ipynb')).toThrow(/unknown word/);
    expect(make('Text', 'latest/tutorials/first.py')).toBeUndefined();
    expect(make('```python\na\n```\n', 'latest/nope.py')).toBeUndefined();
  });
});
