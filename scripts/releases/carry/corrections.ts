import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '../jsonText';
import { readTree } from '../trees';
import { type Carried, hasAll, nothing } from './carried';
import { defaultVersion, developedVersion } from '../../../config/site';

/** Where the corrections of the platform's own words stand, below the site's folder. */
const correctionsFolder = 'facts/corrections';

/**
 * The corrections as they are when latest is cut from nightly: nightly's of the Rust core are latest's too, and the
 * lists of both versions lose what held for latest alone.
 */
export function correctionsAfterCut(siteDir: string): Carried {
  if (!hasAll(siteDir, correctionsFolder)) return nothing;
  const folder = join(siteDir, correctionsFolder);
  const tree = new Map(readTree(folder));
  const developed = tree.get(`${developedVersion}.json`);
  if (developed) tree.set(`${defaultVersion}.json`, developed);
  const ofVersions = [defaultVersion, developedVersion].map((version) => `${version}.json`);
  for (const name of [...tree.keys()].filter(
    (file) => file.endsWith('.json') && !ofVersions.includes(file),
  )) {
    const before = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Correction[];
    const after = before.flatMap(ofBoth);
    if (JSON.stringify(after) !== JSON.stringify(before)) tree.set(name, Buffer.from(jsonText(after)));
  }
  return { trees: new Map([[correctionsFolder, tree]]), gone: [] };
}

interface Correction {
  /** The versions that it holds for; both when absent. */
  readonly versions?: readonly string[];
}

function ofBoth(correction: Correction): Correction[] {
  const { versions, ...rest } = correction;
  if (versions === undefined) return [correction];
  return versions.includes(developedVersion) ? [rest] : [];
}
