import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { allContentIn, folderWith, pageIds } from './node/testSite';
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
