import { type Claim, claimFile } from './claims';
import type { Mention } from './mentions';
import type { ClaimRecords } from './records';

/** Where a page names a claim, as `docs/concepts/orders.md:12`. */
export const placeOf = ({ file, line }: Mention): string => `${file}:${line}`;

/**
 * What doesn't fit together between the pages' marks, the claims and their runs.
 *
 * @param claims - all claims, by name
 * @param mentions - of all versions
 * @param records - of each version, by its name
 * @returns one line each, with file and line: a mark without its claim, or on a version where the claim isn't run; a
 *   claim that no page names; a claim that changed since it ran, with the marks that rely on it
 */
export function claimProblems(
  claims: ReadonlyMap<string, Claim>,
  mentions: readonly Mention[],
  records: ReadonlyMap<string, ClaimRecords | undefined>,
): readonly string[] {
  const named = new Set(mentions.map(({ claim }) => claim));
  const nobodys = [...claims.values()]
    .filter(({ name }) => !named.has(name))
    .map(
      ({ name, file }) => `${file}:1: no page names this claim; put :proved[${name}] behind what it proves`,
    );
  return [...mentions.flatMap((mention) => problemOf(mention, claims, records) ?? []), ...nobodys];
}

function problemOf(
  mention: Mention,
  claims: ReadonlyMap<string, Claim>,
  records: ReadonlyMap<string, ClaimRecords | undefined>,
): string | undefined {
  const { claim: name, version } = mention;
  const claim = claims.get(name);
  if (!claim) return `${placeOf(mention)}: there is no claim ${claimFile(name)}`;
  if (claim.only && claim.only.version !== version) {
    return `${placeOf(mention)}: the claim '${name}' holds on ${claim.only.version} only: ${claim.only.reason}`;
  }
  const run = records.get(version)?.claims[name];
  if (run?.hash === claim.hash) return undefined;
  return `${placeOf(mention)}: the claim '${name}' ${run ? 'changed since it' : 'never'} ran for ${version}: npm run claims -- ${claim.file}`;
}
