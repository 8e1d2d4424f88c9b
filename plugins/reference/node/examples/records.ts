import { readChecked, readSchema } from '../../../facts/readChecked';

/** What an example of an entry printed when it ran last. */
export interface EntryRecord {
  /** See `Example.hash`: a record of another hash says nothing about the example. */
  readonly hash: string;
  /** Day of the run, in UTC, as 2026-11-21. */
  readonly date: string;
  readonly output: string;
}

/** The runs of a version's examples. */
export interface EntryRecords {
  /** The released package that they ran on. */
  readonly version: string;
  /** By page and anchor, such as `model/orders#MarketOrder`. */
  readonly entries: Readonly<Record<string, EntryRecord>>;
}

/** Where a version's runs are kept, below the site's folder. */
export const entryRecordsFile = (version: string): string => `facts/${version}/entry-examples.json`;

/**
 * Reads what the examples of a version's entries printed when they ran last.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file: not there, no JSON, or not as its schema says
 */
export function readEntryRecords(siteDir: string, version: string): EntryRecords {
  const schema = readSchema(siteDir, 'facts/entry-examples.schema.json');
  const remedy = 'Make it with npm run examples -- platform/entries.';
  return readChecked(siteDir, entryRecordsFile(version), schema, remedy) as EntryRecords;
}
