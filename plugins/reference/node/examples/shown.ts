import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../../../markdown/proof';
import { type EntryExample, readEntryExamples } from './read';
import { type EntryRecords, entryRecordsFile, readEntryRecords } from './records';

/** An example as its entry shows it. */
export interface ShownExample {
  readonly code: string;
  /** On what it ran and what it printed, or that it changed since. */
  readonly proof: Proof;
}

/** Whether a version has what an example shows. */
export const isOf = (version: string, { only }: Pick<EntryExample, 'only'>): boolean =>
  only === undefined || only === version;

/**
 * The examples of a version, by page and anchor (`model/orders#MarketOrder`).
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file at fault
 */
export function shownExamples(siteDir: string, version: string): ReadonlyMap<string, ShownExample> {
  const examples = readEntryExamples(siteDir).filter((example) => isOf(version, example));
  if (examples.length === 0) return new Map();
  // Before the first run there is no file, and the run reads the entries.
  const ranBefore = existsSync(join(siteDir, entryRecordsFile(version)));
  const none: EntryRecords = { version: '', entries: {} };
  const { version: ranOn, entries } = ranBefore ? readEntryRecords(siteDir, version) : none;
  return new Map(
    examples.map(({ key, code, example: { hash } }) => {
      const run = entries[key];
      const proof: Proof =
        run?.hash === hash
          ? { kind: 'ran', version: ranOn, date: run.date, output: run.output }
          : { kind: 'changed' };
      return [key, { code, proof }];
    }),
  );
}
