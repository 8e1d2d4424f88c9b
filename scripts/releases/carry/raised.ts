import { developedVersion } from '../../../config/site';
import { readJson } from '../../../plugins/facts/readChecked';
import { callsOf } from '../../../plugins/reference/node/facts/members';
import { readReference } from '../../../plugins/reference/node/facts/reference';
import { type Proof, type Proofs, provenFile } from '../../../plugins/reference/node/gates/provenRaises';
import { type Carried, hasAll, jsonFile, nothing } from './carried';

/**
 * The failing calls that prove what descriptions say on exceptions, as they are when latest is cut from nightly, so that
 * both run on one package: nightly's proofs are those of both; what latest alone proved goes, and so does what is said
 * of calls that nightly lacks.
 *
 * @throws Error that names the file at fault
 */
export function raisedAfterCut(siteDir: string): Carried {
  if (!hasAll(siteDir, provenFile, `facts/${developedVersion}/api`)) return nothing;
  const before = readJson(siteDir, provenFile) as Proofs;
  const { pages } = readReference(siteDir, developedVersion);
  const gone: string[] = [];
  const after = mapped(before, (symbols, page) => {
    const known = new Set(
      (pages.get(page) ?? []).flatMap(({ symbol }) => callsOf(symbol).map(({ anchor }) => anchor)),
    );
    return mapped(symbols, (errors, name) =>
      mapped(errors, (proof, error): Proof | undefined => {
        const own = known.has(name) ? ofBoth(proof) : undefined;
        if (own === undefined) gone.push(`${provenFile}: ${page}: ${name}, ${error}`);
        return own;
      }),
    );
  });
  if (JSON.stringify(after) === JSON.stringify(before)) return nothing;
  // One blank a level, as the programs that read it write it.
  return { trees: new Map([[provenFile, jsonFile(after ?? {}, 1)]]), gone };
}

function ofBoth(proof: Proof | Readonly<Record<string, Proof>>): Proof | undefined {
  if (typeof proof === 'string' || isList(proof)) return proof;
  const own = proof[developedVersion];
  return own !== undefined && own.length > 0 ? own : undefined;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** A record with its values changed, without those that become undefined; undefined when none is left. */
function mapped<Before, After>(
  record: Readonly<Record<string, Before>>,
  change: (value: Before, key: string) => After | undefined,
): Record<string, After> | undefined {
  const entries = Object.entries(record).flatMap(([key, value]): [string, After][] => {
    const changed = change(value, key);
    return changed === undefined ? [] : [[key, changed]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
