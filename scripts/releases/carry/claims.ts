import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../../config/site';
import { claimsFolder, readClaims } from '../../../plugins/claims/node/claims';
import { mentionsOf } from '../../../plugins/claims/node/mentions';
import { readTree, replaceTrees, type Tree } from '../trees';

const versions = [defaultVersion, developedVersion];
const onlyLine = /^# only: .*\n\n?/m;

/** What becomes of the claims in a cut. */
export interface ClaimsAfterCut {
  readonly programs: Tree;
  /** Text of nightly's records, which latest's facts have too. */
  readonly records: string;
  /** Claims that held on nightly's package alone, and hold for both from now on. */
  readonly joined: readonly string[];
  /** Claims that held on the old release alone, or that only its pages name. */
  readonly gone: readonly string[];
}

/**
 * The claims as they are when latest is cut from nightly, so that both run on one package: those of nightly alone lose
 * the line that says so, those of the old release go, and so do those that only its pages name. A record says which text of a claim ran; taking that line out
 * changes nothing of what ran, so it moves along.
 *
 * @returns undefined when all hold for both versions, or there are none
 * @throws Error with file and line for a claim that can't be read
 */
export function claimsAfterCut(siteDir: string): ClaimsAfterCut | undefined {
  const recordsFile = join(siteDir, `facts/${developedVersion}/claims.json`);
  if (!existsSync(join(siteDir, claimsFolder)) || !existsSync(recordsFile)) return undefined;
  const before = readClaims(siteDir, versions);
  const namedBy = (version: string) => new Set(mentionsOf(siteDir, version).map(({ claim }) => claim));
  const [old, young] = [namedBy(defaultVersion), namedBy(developedVersion)];
  const all = [...before.values()];
  const gone = all.filter(
    ({ name, only }) => only?.version === defaultVersion || (old.has(name) && !young.has(name)),
  );
  const joined = all.filter((claim) => claim.only?.version === developedVersion && !gone.includes(claim));
  if (gone.length + joined.length === 0) return undefined;
  const below = (file: string) => file.slice(claimsFolder.length + 1);
  const programs = new Map(
    [...readTree(join(siteDir, claimsFolder))].filter(([path]) => !path.endsWith('.pyc')),
  );
  for (const { file } of gone) programs.delete(below(file));
  for (const { file, source } of joined) programs.set(below(file), Buffer.from(source.replace(onlyLine, '')));
  const hashes = hashesOf(programs);
  const records = joined.reduce(
    (text, { name, hash }) => {
      return text.replaceAll(`"${hash}"`, () => `"${hashes.get(name) ?? hash}"`);
    },
    readFileSync(recordsFile, 'utf8'),
  );
  const names = (claims: typeof gone) => claims.map(({ file }) => file);
  return { programs, records, joined: names(joined), gone: names(gone) };
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
