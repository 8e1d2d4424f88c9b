import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../../config/site';
import {
  type EntryExample,
  entriesFolder,
  entryExample,
  readEntryExamples,
} from '../../../plugins/reference/node/examples/read';
import { entryRecordsFile } from '../../../plugins/reference/node/examples/records';
import { readTree, type Tree } from '../trees';
import { type Carried, fileTree, nothing } from './carried';

/**
 * The examples of the reference's entries as they are when latest is cut from nightly, so that both run on one package:
 * those of the old release go, and those of nightly alone lose the line that says so. A record says which text of an
 * example ran; taking that line out changes nothing of what ran, so it moves along.
 *
 * @throws Error with file and line for an example that can't be read
 */
export function entriesAfterCut(siteDir: string): Carried {
  const recordsFile = entryRecordsFile(developedVersion);
  if (!existsSync(join(siteDir, recordsFile))) return nothing;
  const examples = readEntryExamples(siteDir);
  const old = examples.filter(({ only }) => only === defaultVersion);
  const young = examples.filter(({ only }) => only === developedVersion);
  if (old.length + young.length === 0) return nothing;
  const below = ({ file }: EntryExample) => file.slice(entriesFolder.length + 1);
  const programs = new Map(
    [...readTree(join(siteDir, entriesFolder))].filter(([path]) => path.endsWith('.py')),
  );
  for (const example of old) programs.delete(below(example));
  let records = readFileSync(join(siteDir, recordsFile), 'utf8');
  for (const example of young) {
    const text = `${example.code}\n`;
    programs.set(below(example), Buffer.from(text));
    const { hash } = entryExample(below(example), text).example;
    records = records.replaceAll(`"${example.example.hash}"`, () => `"${hash}"`);
  }
  return {
    trees: new Map<string, Tree>([
      [entriesFolder, programs],
      [recordsFile, fileTree(records)],
    ]),
    gone: old.map(({ file }) => file),
    joined: young.map(({ file }) => file),
  };
}
