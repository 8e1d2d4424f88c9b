import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readChecked, readSchema } from '../../facts/readChecked';

/** The last run of a claim that held. */
interface ClaimRecord {
  /** See `Claim.hash`: a record of another hash says nothing about the claim. */
  readonly hash: string;
  /** Day of the run, in UTC, as 2026-11-21. */
  readonly date: string;
}

/** The claims that held on a version's package. */
export interface ClaimRecords {
  /** The released package that they ran on. */
  readonly version: string;
  readonly claims: Readonly<Record<string, ClaimRecord>>;
}

/** Where a version's runs are kept, below the site's folder. */
export const claimRecordsFile = (version: string): string => `facts/${version}/claims.json`;

/**
 * Reads which claims held on a version's package when they ran last.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns undefined when none ever ran
 * @throws Error that names the file: no JSON, or not as its schema says
 */
export function readClaimRecords(siteDir: string, version: string): ClaimRecords | undefined {
  const file = claimRecordsFile(version);
  if (!existsSync(join(siteDir, file))) return undefined;
  const schema = readSchema(siteDir, 'facts/claims.schema.json');
  return readChecked(siteDir, file, schema, 'Make it with npm run claims.') as ClaimRecords;
}
