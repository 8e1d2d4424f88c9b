import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { fileServer, type SiteFiles, siteFiles } from './siteFiles';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

const files: SiteFiles = new Map<string, string | (() => string | undefined)>([
  ['claims/a.txt', () => 'text'],
  ['claims/ready.txt', 'ready'],
  ['claims/none.txt', () => undefined],
]);
const failing: SiteFiles = new Map([
  [
    'claims/a.txt',
    () => {
      throw new Error('claims/a.py:3: no');
    },
  ],
]);

describe('files of the site', () => {
  it('are written after a build', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'site-files-'));
    await siteFiles('claims', '/docs/', /^claims\//, () => files).postBuild?.({ outDir } as Built);
    expect(readFileSync(join(outDir, 'claims/a.txt'), 'utf8')).toBe('text');
    expect(readFileSync(join(outDir, 'claims/ready.txt'), 'utf8')).toBe('ready');
    expect(existsSync(join(outDir, 'claims/none.txt'))).toBe(false);
  });

  it('fail the build when one can’t be made', async () => {
    const build = siteFiles('claims', '/docs/', /./, () => failing);
    await expect(build.postBuild?.({ outDir: tmpdir() } as Built)).rejects.toThrow('a.py:3');
  });

  it('are answered while writing, with what went wrong, and nothing else is', () => {
    const ask = (url: string, all = files) => {
      const answer = { status: 0, body: '', passed: false };
      const response = {
        writeHead: (status: number) => ((answer.status = status), response),
        end: (body: string) => (answer.body = body),
      };
      const handler = fileServer('/docs/', /^claims\//, () => all);
      handler({ url } as never, response as never, () => (answer.passed = true));
      return answer;
    };
    expect(ask('/docs/claims/a.txt?v=1')).toEqual({ status: 200, body: 'text', passed: false });
    expect(ask('/docs/claims/a.txt', failing)).toMatchObject({ status: 500, body: 'claims/a.py:3: no\n' });
    for (const other of ['/docs/claims/b.txt', '/docs/claims/none.txt', '/docs/latest', '/claims/a.txt']) {
      expect(ask(other).passed, other).toBe(true);
    }
  });
});
