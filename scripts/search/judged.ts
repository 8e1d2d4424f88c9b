import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  manifestFile,
  readMessages,
  readNames,
  withTexts,
} from '../../plugins/local-search/shared/indexFile';
import type { MessageFile } from '../../plugins/local-search/shared/messages';
import type { SearchManifest, SearchRecord } from '../../plugins/local-search/shared/types';
import type { JudgedQuestion } from './answers';
import type { JudgedQuery } from './score';

const root = join(import.meta.dirname, '../..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The queries of one half, which people judged who don't tune the search. */
export function judgedQueries(half: 'open' | 'kept'): JudgedQuery[] {
  const folder = join(root, 'tests/search/queries');
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${half}-`))
    .sort()
    .flatMap((name) => readJson(join(folder, name)) as JudgedQuery[]);
}

/** The questions of one half, which people judged who don't tune the answers. */
export function judgedQuestions(half: 'open' | 'kept'): JudgedQuestion[] {
  return readJson(join(root, `tests/search/questions/${half}-c.json`)) as JudgedQuestion[];
}

/** The messages of the last build's indexes, by version. */
export function builtMessages(): Map<string, MessageFile> {
  const built = join(root, 'build');
  const { versions } = readJson(join(built, manifestFile)) as SearchManifest;
  return new Map(
    Object.entries(versions).map(([version, { messages }]) => [
      version,
      readMessages(readJson(join(built, messages.file)), version),
    ]),
  );
}

/** The records of the last build's indexes, by version. @throws Error where there is no build */
export function builtRecords(): Map<string, SearchRecord[]> {
  const built = join(root, 'build');
  const { versions } = readJson(join(built, manifestFile)) as SearchManifest;
  return new Map(
    Object.entries(versions).map(([version, { names, texts }]) => [
      version,
      withTexts(
        readNames(readJson(join(built, names.file)), version),
        readJson(join(built, texts.file)),
        version,
      ),
    ]),
  );
}
