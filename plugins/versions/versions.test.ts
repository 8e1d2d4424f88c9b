import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderWith } from '../testFolder';
import { makeDevelopedVersion } from './developed';
import { datedFrontMatter, lastCommitDates } from './lastUpdated';

let site: string;
beforeEach(() => {
  site = folderWith({ 'docs/concepts/orders.md': 'one' });
});

describe('the developed version', () => {
  const copied = () => join(site, 'versioned_docs/version-nightly/concepts/orders.md');

  it('is a copy of docs/, with what docs/ lost removed', () => {
    makeDevelopedVersion(site);
    const stray = join(site, 'versioned_docs/version-nightly/stray.md');
    writeFileSync(stray, 'stray');
    writeFileSync(join(site, 'docs/concepts/orders.md'), 'two');
    makeDevelopedVersion(site);
    expect(readFileSync(copied(), 'utf8')).toBe('two');
    expect(existsSync(stray)).toBe(false);
  });

  it('leaves unchanged files alone', () => {
    makeDevelopedVersion(site);
    const before = statSync(copied(), { bigint: true }).ctimeNs;
    makeDevelopedVersion(site);
    expect(statSync(copied(), { bigint: true }).ctimeNs).toBe(before);
  });

  it('says which folder is missing', () => {
    expect(() => makeDevelopedVersion(join(site, 'nope'))).toThrow(/pages of nightly are missing/);
  });

  it('has its sidebar as JSON, without entries that have no page', () => {
    makeDevelopedVersion(site, { tutorialSidebar: ['concepts/orders', 'gone'] });
    makeDevelopedVersion(site);
    const sidebar = join(site, 'versioned_sidebars/version-nightly-sidebars.json');
    expect(JSON.parse(readFileSync(sidebar, 'utf8'))).toEqual({ tutorialSidebar: ['concepts/orders'] });
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
