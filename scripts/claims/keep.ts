import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../plugins/claims/node/claims';
import { type ClaimRecords, claimRecordsFile } from '../../plugins/claims/node/records';

/**
 * Puts new runs among the kept ones. A claim that held before, unchanged and on the same package, keeps its day: a new
 * one would only make noise. One that didn't hold loses its run.
 *
 * @param kept - the runs so far
 * @param version - the package that the new ones ran on
 * @param claims - those that ran now
 * @param held - whether each of them held, by name
 * @param date - today, as 2026-11-21
 * @param areAll - whether these are all claims of the version, so that the runs of others go
 */
export function mergedClaims(
  kept: ClaimRecords | undefined,
  version: string,
  claims: readonly Claim[],
  held: ReadonlyMap<string, boolean>,
  date: string,
  areAll: boolean,
): ClaimRecords {
  const before = kept?.version === version ? kept.claims : {};
  const records = new Map(areAll ? [] : Object.entries(before));
  for (const { name, hash } of claims) {
    const old = before[name];
    if (!held.get(name)) records.delete(name);
    else records.set(name, old?.hash === hash ? old : { hash, date });
  }
  const sorted = [...records].sort(([one], [other]) => (one < other ? -1 : 1));
  return { version, claims: Object.fromEntries(sorted) };
}

/** Writes a version's runs. */
export function writeClaimRecords(root: string, version: string, records: ClaimRecords): void {
  writeFileSync(join(root, claimRecordsFile(version)), `${JSON.stringify(records, null, 2)}\n`);
}
