import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyDevelopedPages, developedPaths, writeSidebar } from './developed';
import { datedFrontMatter, lastCommitDates } from './lastUpdated';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'docs/concepts'), { recursive: true });
  writeFileSync(join(site, 'docs/concepts/orders.md'), 'one');
});

describe('the copy of the developed version', () => {
  it('equals docs/, with what docs/ lost removed', () => {
    const paths = developedPaths(site);
    copyDevelopedPages(paths);
    writeFileSync(join(paths.copy, 'stray.md'), 'stray');
    writeFileSync(join(site, 'docs/concepts/orders.md'), 'two');
    copyDevelopedPages(paths);
    expect(readFileSync(join(paths.copy, 'concepts/orders.md'), 'utf8')).toBe('two');
    expect(existsSync(join(paths.copy, 'stray.md'))).toBe(false);
  });

  it('leaves unchanged files alone', () => {
    const paths = developedPaths(site);
    copyDevelopedPages(paths);
    const file = join(paths.copy, 'concepts/orders.md');
    const before = statSync(file, { bigint: true }).ctimeNs;
    copyDevelopedPages(paths);
    expect(statSync(file, { bigint: true }).ctimeNs).toBe(before);
  });

  it('says which folder is missing', () => {
    expect(() => {
      copyDevelopedPages({ source: join(site, 'nope'), copy: join(site, 'copy') });
    }).toThrow(/pages of nightly are missing/);
  });

  it('writes the sidebar as JSON', () => {
    const { sidebar } = developedPaths(site);
    writeSidebar(sidebar, { tutorialSidebar: ['index'] });
    expect(JSON.parse(readFileSync(sidebar, 'utf8'))).toEqual({ tutorialSidebar: ['index'] });
  });
});

describe('last commit dates', () => {
  const commit = (date: string) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const user = ['-c', 'user.name=t', '-c', 'user.email=t@example.org'];
    execFileSync('git', [...user, 'add', '.'], { cwd: site });
    execFileSync('git', [...user, 'commit', '-qm', 'x'], { cwd: site, env });
  };

  it('are those of the newest commit of each file, for the copy too', async () => {
    execFileSync('git', ['init', '-q'], { cwd: site });
    commit('2026-01-01T00:00:00Z');
    writeFileSync(join(site, 'docs/concepts/cache.md'), 'new');
    commit('2026-02-02T00:00:00Z');
    const dates = lastCommitDates(site, ['docs']);
    expect(new Date(dates.get('docs/concepts/orders.md') ?? '').toISOString()).toMatch(/^2026-01-01/);
    expect(new Date(dates.get('docs/concepts/cache.md') ?? '').toISOString()).toMatch(/^2026-02-02/);
    const parse = datedFrontMatter(site);
    const { frontMatter } = await parse({
      filePath: join(site, 'versioned_docs/version-nightly/concepts/cache.md'),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
    });
    expect(frontMatter['last_update']).toHaveProperty('date', dates.get('docs/concepts/cache.md'));
  });

  it('are none outside a repository', () => {
    expect(lastCommitDates(site, ['docs']).size).toBe(0);
  });
});
