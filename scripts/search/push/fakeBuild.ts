import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { indexFormat, manifestFile, toIndexFiles } from '../../../plugins/local-search/shared/indexFile';
import type { SearchRecord } from '../../../plugins/local-search/shared/types';

/** The record that a version of such a build has. */
export const builtRecord = (version: string): SearchRecord => ({
  url: `/docs/${version}/a#b`,
  path: ['A'],
  page: 'A',
  headings: ['B'],
  kind: 'method',
  text: 'Little known.',
  code: ['code()'],
  asked: ['how'],
  weight: 0.3,
});

/** Makes a folder with the index files of a build, and nothing else. @returns its path */
export function builtIndex(versions: readonly string[], format = indexFormat): string {
  const folder = mkdtempSync(join(tmpdir(), 'push-'));
  const write = (file: string, data: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(data));
  };
  const parts = versions.map((version) => {
    const files = Object.entries(toIndexFiles(version, [builtRecord(version)], 'id')).map(([name, data]) => {
      write(`assets/${version}-${name}.json`, { ...data, format });
      return [name, { file: `assets/${version}-${name}.json`, bytes: 1 }] as const;
    });
    return [version, Object.fromEntries(files)] as const;
  });
  write(manifestFile, { format, versions: Object.fromEntries(parts) });
  return folder;
}
