import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'schema-utils';

type Schema = Parameters<typeof validate>[0];

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
  const file = recordsFile(version);
  const data = readJson(siteDir, file);
  const { $schema: _draft, ...schema } = readJson(siteDir, 'facts/examples.schema.json') as Schema & {
    $schema?: string;
  };
  try {
    validate(schema, data as Parameters<typeof validate>[1], { name: file, baseDataPath: 'examples' });
  } catch (error) {
    throw new Error(`${file} is not as its schema says: ${messageOf(error)}`, { cause: error });
  }
  return data as ExampleRecords;
}

function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(siteDir, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read (${messageOf(error)}). Make it with npm run examples.`, {
      cause: error,
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
