import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, readSchema } from '../../../facts/readChecked';

/** How the program of a variant ended when it was built into a node last. */
export interface NodeRun {
  /** See `Job.hash`: a run of another hash says nothing about the program. */
  readonly hash: string;
  /** Day of the run, in UTC, as 2026-11-22. */
  readonly date: string;
  /** What went wrong; absent when the node was built. */
  readonly error?: string;
}

/** The runs of a version's variants. */
export interface NodeRuns {
  /** The released package that they ran on. */
  readonly version: string;
  /** By the variant's id. */
  readonly runs: Readonly<Record<string, NodeRun>>;
}

/** Where a version's runs are kept, below the site's folder. */
export const nodeRunsFile = (version: string): string => `facts/${version}/node-runs.json`;

/**
 * Reads how a version's programs ended when they ran last.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns undefined when none ever ran
 * @throws Error that names the file: no JSON, or not as its schema says
 */
export function readNodeRuns(siteDir: string, version: string): NodeRuns | undefined {
  const file = nodeRunsFile(version);
  if (!existsSync(join(siteDir, file))) return undefined;
  const schema = readSchema(siteDir, 'facts/node-runs.schema.json');
  return readChecked(siteDir, file, schema, 'Make it with npm run venues.') as NodeRuns;
}
