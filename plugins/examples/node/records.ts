import { readChecked, readSchema } from '../../facts/readChecked';

/** What became of a Python block when it ran last. */
export interface ExampleRecord {
  /** See `Example.hash`: a record of another hash says nothing about the block. */
  readonly hash: string;
  readonly outcome: 'ran' | 'skipped';
  /** Day of the run, in UTC, as 2026-11-21. */
  readonly date?: string;
  /** What it printed, colours taken away; '' when nothing. */
  readonly output?: string;
  /** Why it can't run. */
  readonly reason?: string;
}

/** The runs of a version's pages. */
export interface ExampleRecords {
  /** The released package that they ran on. */
  readonly version: string;
  /** Records by page, such as `concepts/orders`, in the order of the page's Python blocks. */
  readonly pages: Readonly<Record<string, readonly ExampleRecord[]>>;
}

/** Where a version's runs are kept, below the site's folder. */
export const recordsFile = (version: string): string => `facts/${version}/examples.json`;

/**
 * Reads what the examples of a version did when they ran last.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @throws Error that names the file: not there, no JSON, or not as its schema says
 */
export function readRecords(siteDir: string, version: string): ExampleRecords {
  const schema = readSchema(siteDir, 'facts/examples.schema.json');
  const remedy = 'Make it with npm run examples.';
  return readChecked(siteDir, recordsFile(version), schema, remedy) as ExampleRecords;
}
