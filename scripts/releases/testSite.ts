import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { documentedVersions, type DocumentedVersion } from '../../config/versions';
import type { ModuleFacts } from '../../plugins/reference/node/facts/types';

/** A small site in a temporary git repository: real files of this one, and texts of a test's own. */
export interface TestSite {
  readonly folder: string;
  readonly put: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  readonly has: (file: string) => boolean;
  readonly git: (...args: string[]) => string;
  readonly commit: () => void;
  /** Changes a JSON file. */
  readonly edit: (file: string, change: (data: never) => void) => void;
}

/** The entries of `config/versions.ts`. */
export const [latest, nightly] = documentedVersions as readonly [DocumentedVersion, DocumentedVersion];

/** The page of the reference whose real facts and descriptions a test site has. */
export const factPage = 'cache';

const always = ['config/versions.ts', 'facts/api.schema.json', 'facts/symbols.schema.json'];

/**
 * Makes a test site.
 *
 * @param real - files and folders of this site to copy, besides its versions and schemas
 */
export function testSite(real: readonly string[] = []): TestSite {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of [...always, ...real]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'x', '--allow-empty');
  };
  git('init', '-q');
  return {
    folder,
    put,
    read,
    has: (file) => existsSync(join(folder, file)),
    git,
    commit,
    edit: (file, change) => {
      const data = JSON.parse(read(file)) as unknown;
      change(data as never);
      put(file, `${JSON.stringify(data, null, 1)}\n`);
    },
  };
}

/** Files with the real facts of one page of the reference, in both versions. */
export function factFiles(): string[] {
  return documentedVersions.flatMap(({ name }) => {
    const folder = `facts/${name}/api`;
    const modules = readdirSync(folder).filter((file) => {
      const { page } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ModuleFacts;
      return page === factPage;
    });
    return [...modules.map((file) => `${folder}/${file}`), `facts/${name}/symbols.json`];
  });
}
