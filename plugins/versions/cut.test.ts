import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentedVersion } from '../../config/versions';
import { release } from './release';
import { replaceTrees } from './trees';

const versions: readonly DocumentedVersion[] = [
  {
    name: 'latest',
    platform: '1.0.0',
    sourceRef: 'v1.0.0',
    runsOn: '1.0.0',
    python: '3.12',
    stage: 'release',
  },
  { name: 'nightly', platform: '1.1.0', sourceRef: 'abc', runsOn: '1.1.0', python: '3.13', stage: 'dev' },
];
const sidebars = {
  tutorialSidebar: ['index', { type: 'category', label: 'Concepts', items: ['concepts/data'] }],
};
const latest = 'versioned_docs/version-latest';

let site: string;
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
};
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    cwd: site,
    encoding: 'utf8',
  });
const cut = (dryRun = false, platform?: string) =>
  release({ siteDir: site, sidebars, versions, dryRun, platform });

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'release-'));
  git('init', '-q');
  put('docs/index.md', 'new home');
  put('docs/concepts/data.mdx', 'data');
  put('docs/concepts/same.md', 'same');
  put('docs/img/chart.bin', '\u0000\u0001');
  put(`${latest}/index.md`, 'old home');
  put(`${latest}/concepts/same.md`, 'same');
  put(`${latest}/concepts/gone.md`, 'gone');
  put('facts/nightly/venues.json', '[1]');
  put('facts/latest/old.json', '[]');
  git('add', '.');
  git('commit', '-qm', 'start');
});

describe('a release', () => {
  it('makes latest equal to nightly: pages, sidebar and facts, and leaves nothing beside them', () => {
    cut();
    expect(read(`${latest}/index.md`)).toBe('new home');
    expect(read(`${latest}/img/chart.bin`)).toBe('\u0000\u0001');
    expect(existsSync(join(site, latest, 'concepts/gone.md'))).toBe(false);
    expect(JSON.parse(read('versioned_sidebars/version-latest-sidebars.json'))).toEqual(sidebars);
    expect(readdirSync(join(site, 'facts/latest'))).toEqual(['venues.json']);
    expect(readdirSync(join(site, 'versioned_docs'))).toEqual(['version-latest']);
    expect(git('status', '--porcelain', 'docs', 'facts/nightly')).toBe('');
  });

  it('says what changed, which line to edit and how to commit, and that commit is the whole of it', () => {
    put('config/versions.ts', '');
    git('add', '.');
    git('commit', '-qm', 'versions');
    const lines = cut(false, '1.2.0');
    expect(lines[0]).toBe('4 added, 1 changed, 2 removed');
    expect(lines).toContain(`  + ${latest}/concepts/data.mdx`);
    expect(lines).toContain(`  ~ ${latest}/index.md`);
    expect(lines).toContain(`  - ${latest}/concepts/gone.md`);
    expect(lines).toContain(
      "  { name: 'latest', platform: '1.2.0', sourceRef: 'v1.2.0', runsOn: '1.2.0', python: '3.13', stage: 'release' },",
    );
    const command = lines.at(-1) ?? '';
    expect(command).toMatch(/git commit -m "Release the documentation of 1\.2\.0"$/);
    git(...(command.split(' && ')[0]?.trim().split(' ').slice(1) ?? []));
    git('commit', '-qm', 'release');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('leaves latest’s facts where nightly has none', () => {
    rmSync(join(site, 'facts/nightly'), { recursive: true });
    git('commit', '-qam', 'no facts');
    expect(cut().at(-1)).not.toContain('facts/');
    expect(read('facts/latest/old.json')).toBe('[]');
  });

  it('has nothing to do the second time', () => {
    cut();
    git('add', '.');
    git('commit', '-qm', 'release');
    expect(cut()).toEqual([expect.stringContaining('nothing to do')]);
  });
});

describe('a dry run', () => {
  it('says the same and writes nothing, on a dirty tree too', () => {
    put('docs/index.md', 'uncommitted');
    const before = git('status', '--porcelain');
    const lines = cut(true);
    expect(lines[0]).toBe('4 added, 1 changed, 2 removed');
    expect(lines.at(-1)).toBe('Dry run: nothing was written.');
    expect(git('status', '--porcelain')).toBe(before);
  });
});

describe('a release is refused', () => {
  it('on a dirty tree, with up to five files named', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) put(`stray-${name}.txt`, '');
    expect(() => cut()).toThrow(/uncommitted changes: stray-a.txt, .*stray-e.txt and 2 more/);
    expect(read(`${latest}/index.md`)).toBe('old home');
  });

  it('outside a repository', () => {
    rmSync(join(site, '.git'), { recursive: true });
    expect(() => cut()).toThrow(/needs a git repository/);
  });

  it('without pages', () => {
    rmSync(join(site, 'docs'), { recursive: true });
    expect(() => cut(true)).toThrow(/nothing to release/);
  });

  it.each(['1.2', 'v1.2.0', '1.2.0; rm'])('for the version %s', (version) => {
    expect(() => cut(true, version)).toThrow(/is no version of the platform/);
  });
});

describe('replaceTrees', () => {
  it('puts everything back when one place can not be taken', () => {
    const tree = new Map([['index.md', Buffer.from('newer')]]);
    put('file', 'a file where a folder is wanted');
    const places = new Map([
      [join(site, latest), tree],
      [join(site, 'file/below'), tree],
    ]);
    expect(() => {
      replaceTrees(places);
    }).toThrow();
    expect(git('status', '--porcelain').trim()).toBe('?? file');
    expect(read(`${latest}/index.md`)).toBe('old home');
  });
});
