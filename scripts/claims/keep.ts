import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../plugins/claims/build/claims';
import { type ClaimRecords, claimRecordsFile } from '../../plugins/claims/build/records';

/**
 * Puts new runs among the kept ones. A claim that held before, unchanged and on the same package, keeps its day: a new
 * one would only make noise. One that didn't hold loses its run, and so do claims that are no more.
 *
 * @param kept - the runs so far
 * @param version - the package that the new ones ran on
 * @param claims - all claims of this version
 * @param held - whether each claim that ran now held, by name
 * @param date - today, as 2026-11-21
 */
export function mergedClaims(
  kept: ClaimRecords | undefined,
  version: string,
  claims: readonly Claim[],
  held: ReadonlyMap<string, boolean>,
  date: string,
): ClaimRecords {
  const before = kept?.version === version ? kept.claims : {};
  const records = claims.flatMap(({ name, hash }) => {
    const old = before[name];
    if (!held.has(name)) return old ? [[name, old] as const] : [];
    if (!held.get(name)) return [];
    return [[name, old?.hash === hash ? old : { hash, date }] as const];
  });
  return { version, claims: Object.fromEntries(records) };
}

/** Writes a version's runs. */
export function writeClaimRecords(root: string, version: string, records: ClaimRecords): void {
  writeFileSync(join(root, claimRecordsFile(version)), `${JSON.stringify(records, null, 2)}\n`);
}
