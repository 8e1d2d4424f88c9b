import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  manifestFile,
  readMessages,
  readNames,
  withRest,
  withTexts,
} from '../../plugins/local-search/shared/indexFile';
import type { MessageFile } from '../../plugins/local-search/shared/messages';
import type { SearchManifest, SearchRecord } from '../../plugins/local-search/shared/types';
import type { Engine } from '../../plugins/local-search/client/engine';
import type { JudgedQuestion } from './answers';
import type { JudgedQuery } from './score';

const root = join(import.meta.dirname, '../..');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The queries of one half, which people judged who don't tune the search. */
export function judgedQueries(half: Half): JudgedQuery[] {
  return readHalf('tests/search/queries', half);
}

/** The questions of one half, which people judged who don't tune the answers. */
export function judgedQuestions(half: Half): JudgedQuestion[] {
  return readHalf('tests/search/questions', half);
}

type Half = 'open' | 'kept';

function readHalf<Judged>(folder: string, half: Half): Judged[] {
  const files = readdirSync(join(root, folder)).filter((name) => name.startsWith(`${half}-`));
  return files.sort().flatMap((name) => readJson(join(root, folder, name)) as Judged[]);
}

/** Looks up the engine of a version. @throws Error where the build has none */
export function engineOf(engines: ReadonlyMap<string, Engine>, version: string): Engine {
  const engine = engines.get(version);
  if (!engine) throw new Error(`The build has no index of '${version}'. Run 'npm run build' first.`);
  return engine;
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

/** Records as search knows them, and with all that answers quote. */
interface BuiltRecords {
  readonly records: readonly SearchRecord[];
  readonly whole: readonly SearchRecord[];
}

/** The records of the last build's indexes, by version. @throws Error where there is no build */
export function builtRecords(built = join(root, 'build')): Map<string, BuiltRecords> {
  const { versions } = readJson(join(built, manifestFile)) as SearchManifest;
  return new Map(
    Object.entries(versions).map(([version, parts]) => {
      const [named, texts, rest] = [parts.names, parts.texts, parts.rest].map(({ file }) =>
        readJson(join(built, file)),
      );
      const names = readNames(named, version);
      const records = withTexts(names, texts, version);
      return [version, { records, whole: withRest(names, records, rest, version) }];
    }),
  );
}
