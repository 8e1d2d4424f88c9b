import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { entryExample } from '../../plugins/reference/node/examples/read';
import { release, reviewFile } from './release';
import { latest, nightly, testSite, type TestSite } from './testSite';
import { replaceTrees } from './trees';

const sidebars = {
  tutorialSidebar: ['index', { type: 'category', label: 'Concepts', items: ['concepts/data'] }],
};
const released = 'versioned_docs/version-latest';
const next = '9.876.0';

let site: TestSite;
const cut = (
  options: { dryRun?: boolean; force?: boolean; platform?: string; read?: (platform: string) => void } = {},
) =>
  release({
    siteDir: site.folder,
    sidebars,
    versions: [latest, nightly],
    dryRun: options.dryRun ?? false,
    force: options.force ?? false,
    platform: options.platform,
    readSource: options.read,
  });

beforeEach(() => {
  site = testSite(['platform/extract/pages.toml', 'platform/examples', 'docs/developer_guide/cython.md']);
  site.put('docs/index.md', 'new home');
  site.put('docs/concepts/data.mdx', 'data');
  site.put('docs/concepts/same.md', 'same');
  site.put('docs/img/chart.bin', '\u0000\u0001');
  site.put(`${released}/index.md`, 'old home');
  site.put(`${released}/concepts/same.md`, 'same');
  site.put(`${released}/concepts/gone.md`, 'gone');
  site.put('facts/nightly/venues.json', '[1]');
  site.put('facts/latest/old.json', '[]');
  site.commit();
});

describe('a release', () => {
  it('makes latest equal to nightly: pages, sidebar and facts, and leaves nothing beside them', () => {
    cut();
    expect(site.read(`${released}/index.md`)).toBe('new home');
    expect(site.read(`${released}/img/chart.bin`)).toBe('\u0000\u0001');
    expect(site.has(`${released}/concepts/gone.md`)).toBe(false);
    expect(JSON.parse(site.read('versioned_sidebars/version-latest-sidebars.json'))).toEqual(sidebars);
    expect(readdirSync(join(site.folder, 'facts/latest'))).toEqual(['venues.json']);
    expect(readdirSync(join(site.folder, 'versioned_docs'))).toEqual(['version-latest']);
    expect(site.git('status', '--porcelain', 'docs', 'facts/nightly')).toBe('');
  });

  it('writes the entry of config/versions.ts, moves the requirements, and keeps what the facts were read from', () => {
    cut({ platform: next });
    const entry = site.read('config/versions.ts').split("name: 'latest',")[1]?.split('}')[0];
    expect(entry).toContain(`platform: '${next}',`);
    expect(entry).toContain(`sourceRef: '${nightly.sourceRef}',`);
    expect(entry).toContain(`runsOn: '${nightly.runsOn}',`);
    expect(entry).toContain(`stage: '${latest.stage}',`);
    const requirements = (version: string) => site.read(`platform/examples/requirements-${version}.txt`);
    expect(requirements('latest')).toBe(requirements('nightly'));
  });

  it('says what changed and what follows, and how to commit, and that commit is the whole of it', () => {
    const lines = cut({ platform: next });
    expect(lines).toContain(`  + ${released}/concepts/data.mdx`);
    expect(lines).toContain(`  ~ ${released}/index.md`);
    expect(lines).toContain(`  - ${released}/concepts/gone.md`);
    expect(lines.join('\n')).toContain(`npm run facts -- --source PATH --version latest --ref v${next}`);
    expect(lines.join('\n')).toContain(`printed by ${nightly.runsOn}, not by ${next}`);
    const command = lines.at(-1) ?? '';
    expect(command).toContain(`git commit -m "Release the documentation of ${next}"`);
    site.git(...(command.split(' && ')[0]?.trim().split(' ').slice(1) ?? []));
    site.git('commit', '-qm', 'release');
    expect(site.git('status', '--porcelain')).toBe('');
  });

  it('reads the facts of the release’s own source last, where that is at hand', () => {
    const read: string[] = [];
    const lines = cut({
      platform: next,
      read: (platform) => {
        read.push(platform, site.read(`${released}/index.md`));
      },
    });
    expect(read).toEqual([next, 'new home']);
    expect(lines.join('\n')).not.toContain('npm run facts');
  });

  it('gives both versions’ facts what it makes of shared words, and tells what went', () => {
    const code = '# nightly only\nx = 1\ny = 2\nprint(x + y)\n';
    const hash = (text: string) => entryExample('a/B.py', text).example.hash;
    site.put('facts/nightly/entry-examples.json', JSON.stringify({ entries: { B: hash(code) } }));
    site.put('platform/entries/a/A.py', '# latest only\nx = 1\ny = 2\nprint(x + y)\n');
    site.put('platform/entries/a/B.py', code);
    site.commit();
    const lines = cut();
    expect(lines).toContain('  platform/entries/a/A.py');
    expect(site.has('platform/entries/a/A.py')).toBe(false);
    for (const version of ['latest', 'nightly']) {
      const records = site.read(`facts/${version}/entry-examples.json`);
      expect(JSON.parse(records)).toEqual({ entries: { B: hash(site.read('platform/entries/a/B.py')) } });
    }
    expect(lines.at(-1)).toContain(' platform/entries ');
  });

  it('leaves latest’s facts where nightly has none', () => {
    site.git('rm', '-rq', 'facts/nightly');
    site.commit();
    cut();
    expect(site.read('facts/latest/old.json')).toBe('[]');
  });

  it('has nothing to do the second time', () => {
    cut();
    site.commit();
    expect(cut()).toEqual([expect.stringContaining('nothing to do')]);
  });
});

describe('a dry run', () => {
  it('says the same and writes nothing, on a dirty tree too', () => {
    site.put('docs/index.md', 'What nightly alone has.');
    const before = site.git('status', '--porcelain');
    const lines = cut({ dryRun: true });
    expect(lines).toContain('  docs/index.md:1: [nightly] What nightly alone has.');
    expect(lines.at(-1)).toBe('Dry run: nothing was written.');
    expect(site.git('status', '--porcelain')).toBe(before);
  });
});

describe('a release is refused', () => {
  const open = 'An old sentence.\n\nAt this\ncommit, it differs.\n';
  const excuse = (text: string) => {
    const excuses = [{ file: 'docs/a.md', text, reason: 'It stays right.' }];
    site.put('config/release-excuses.json', JSON.stringify(excuses));
    site.commit();
  };

  it('while a line may not hold for it: named with file, line and text, also where a line end parts the words', () => {
    site.put('docs/a.md', open);
    site.commit();
    expect(() => cut()).toThrow(/^1 lines? of 1 files? .*\n {2}docs\/a\.md:3: \[commit\] At this commit, it/);
    expect(site.read(`${released}/index.md`)).toBe('old home');
  });

  it('not when each is excused, word for word', () => {
    site.put('docs/a.md', 'Images are tagged `:nightly`.\n');
    excuse('tagged `:nightly`');
    cut();
    expect(site.read(`${released}/a.md`)).toContain('tagged');
  });

  it('when an excuse covers less than what was found, or nothing at all', () => {
    site.put('docs/a.md', 'Images are tagged `:nightly`; nightly differs.\n');
    excuse('tagged `:nightly`');
    expect(() => cut()).toThrow(/docs\/a\.md:1: \[nightly\]/);
    site.put('docs/a.md', 'Images are tagged.\n');
    site.commit();
    expect(() => cut()).toThrow(/'tagged `:nightly`' in docs\/a\.md excuses nothing any more; take it out/);
  });

  it('but not when forced: then the list is left, with the files that are to be mended', () => {
    site.put('docs/a.md', open);
    site.put('docs/b.md', `Version ${latest.platform} had it.\n`);
    site.commit();
    expect(cut({ force: true }).join('\n')).toContain(`2 lines are still open: ${reviewFile} lists them.`);
    const left = site.read(reviewFile);
    expect(left).toContain(`- [ ] ${released}/a.md:3: [commit] At this commit`);
    expect(left).toContain(`- [ ] ${released}/b.md:1: [version] Version ${latest.platform} had it.`);
  });

  it('on a dirty tree, with up to five files named', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) site.put(`stray-${name}.txt`, '');
    expect(() => cut()).toThrow(/uncommitted changes: stray-a.txt, .*stray-e.txt and 2 more/);
    expect(site.read(`${released}/index.md`)).toBe('old home');
  });

  it('outside a repository', () => {
    site.git('config', 'core.bare', 'true');
    expect(() => cut()).toThrow(/needs a git repository/);
  });

  it('without pages', () => {
    site.git('rm', '-rq', 'docs');
    expect(() => cut({ dryRun: true })).toThrow(/nothing to release/);
  });

  it.each(['1.2', 'v1.2.0', '1.2.0; rm'])('for the version %s', (platform) => {
    expect(() => cut({ dryRun: true, platform })).toThrow(/is no version of the platform/);
  });

  it('with sidebars that are a whole module', () => {
    const siteDir = site.folder;
    const request = { siteDir, versions: [latest, nightly], dryRun: true, force: false };
    expect(() => release({ ...request, sidebars: { default: sidebars } })).toThrow(
      /'default' of the sidebars/,
    );
  });
});

describe('replaceTrees', () => {
  it('puts everything back when one place can not be taken', () => {
    const tree = new Map([['index.md', Buffer.from('newer')]]);
    site.put('file', 'a file where a folder is wanted');
    const places = new Map([
      [join(site.folder, released), tree],
      [join(site.folder, 'file/below'), tree],
    ]);
    expect(() => {
      replaceTrees(places);
    }).toThrow();
    expect(site.git('status', '--porcelain').trim()).toBe('?? file');
    expect(site.read(`${released}/index.md`)).toBe('old home');
    expect(existsSync(join(site.folder, `${released}.old`))).toBe(false);
  });
});
