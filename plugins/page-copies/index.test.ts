import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { folderWith } from '../testFolder';
import { testSite } from './node/testSite';
import pageCopies from './index';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

it('writes the copies of the pages', async () => {
  const { siteDir } = testSite();
  const outDir = folderWith({});
  const siteConfig = { url: 'https://a.example' };
  await pageCopies({ siteDir, siteConfig, baseUrl: '/docs/' } as LoadContext).postBuild?.({
    outDir,
  } as Built);
  expect(readFileSync(join(outDir, 'latest/concepts/orders.md'), 'utf8')).toMatch(/\n\nText of [^]*\n$/);
  expect(existsSync(join(outDir, 'nightly.md'))).toBe(true);
  expect(readFileSync(join(outDir, 'llms.txt'), 'utf8')).toMatch(/^# .+\n\n> .+\n/);
});
