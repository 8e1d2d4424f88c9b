import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../../config/site';
import { claimsFolder, readClaims } from '../../../plugins/claims/node/claims';
import { mentionsOf } from '../../../plugins/claims/node/mentions';
import { claimRecordsFile } from '../../../plugins/claims/node/records';
import { readTree, replaceTrees, type Tree } from '../trees';
import { type Carried, fileTree, hasAll, nothing } from './carried';

const versions = [defaultVersion, developedVersion];
const onlyLine = /^# only: .*\n\n?/m;

/**
 * The claims as they are when latest is cut from nightly, so that both run on one package: those of nightly alone lose
 * the line that says so, those of the old release go, and so do those that only its pages name. A record says which text of a claim ran; taking that line out
 * changes nothing of what ran, so it moves along.
 *
 * @throws Error with file and line for a claim that can't be read
 */
export function claimsAfterCut(siteDir: string): Carried {
  const recordsFile = claimRecordsFile(developedVersion);
  if (!hasAll(siteDir, claimsFolder, recordsFile)) return nothing;
  const before = readClaims(siteDir, versions);
  const namedBy = (version: string) => new Set(mentionsOf(siteDir, version).map(({ claim }) => claim));
  const [old, young] = [namedBy(defaultVersion), namedBy(developedVersion)];
  const all = [...before.values()];
  const gone = all.filter(
    ({ name, only }) => only?.version === defaultVersion || (old.has(name) && !young.has(name)),
  );
  const joined = all.filter((claim) => claim.only?.version === developedVersion && !gone.includes(claim));
  if (gone.length + joined.length === 0) return nothing;
  const below = (file: string) => file.slice(claimsFolder.length + 1);
  const programs = new Map(
    [...readTree(join(siteDir, claimsFolder))].filter(([path]) => !path.endsWith('.pyc')),
  );
  for (const { file } of gone) programs.delete(below(file));
  for (const { file, source } of joined) programs.set(below(file), Buffer.from(source.replace(onlyLine, '')));
  const hashes = hashesOf(programs);
  const records = joined.reduce(
    (text, { name, hash }) => text.replaceAll(`"${hash}"`, () => `"${hashes.get(name) ?? hash}"`),
    readFileSync(join(siteDir, recordsFile), 'utf8'),
  );
  const trees = new Map<string, Tree>([
    [claimsFolder, programs],
    [recordsFile, fileTree(records)],
  ]);
  const files = (claims: typeof gone) => claims.map(({ file }) => file);
  return { trees, gone: files(gone), joined: files(joined) };
}

/** The hashes of the claims in a tree, by name. */
function hashesOf(programs: Tree): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  try {
    replaceTrees(new Map([[join(folder, claimsFolder), programs]]));
    return new Map([...readClaims(folder, versions)].map(([name, { hash }]) => [name, hash]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
