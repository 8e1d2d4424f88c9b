import { defaultVersion, developedVersion, type DocumentedVersion } from '../../config/versions';
import type { Cut } from './cut';

/**
 * The lines that tell a maintainer what a release changes.
 *
 * @param cut - the planned release
 * @returns counts, then every path with its mark (`+` added, `~` changed, `-` removed)
 */
export function describeCut({ difference: { added, changed, removed } }: Cut): readonly string[] {
  return [
    `${added.length} added, ${changed.length} changed, ${removed.length} removed`,
    ...added.map((path) => `  + ${path}`),
    ...changed.map((path) => `  ~ ${path}`),
    ...removed.map((path) => `  - ${path}`),
  ];
}

/**
 * The entry of `config/versions.ts` that a maintainer sets by hand after a cut: whether the packages are out, and
 * under which tag, isn't written anywhere in this repository.
 *
 * @param developed - the developed version's entry
 * @param platform - the platform's version that is released, e.g. `1.222.0`
 * @returns one line of TypeScript
 */
export function releasedEntry(developed: DocumentedVersion, platform: string): string {
  const entry: DocumentedVersion = {
    ...developed,
    name: defaultVersion,
    platform,
    sourceRef: `v${platform}`,
    runsOn: platform,
    stage: 'release',
  };
  const fields = Object.entries(entry).map(([name, value]) => `${name}: '${String(value)}'`);
  return `{ ${fields.join(', ')} },`;
}

/**
 * The version of the platform that a release is for.
 *
 * @param given - from the command line
 * @param versions - the documented versions; the developed one's is the default
 * @throws Error when the given one isn't a version, or no version is being developed
 */
export function platformVersion(
  given: string | undefined,
  versions: readonly DocumentedVersion[],
): { readonly platform: string; readonly developed: DocumentedVersion } {
  const developed = versions.find(({ name }) => name === developedVersion);
  if (!developed) throw new Error(`config/versions.ts has no entry named '${developedVersion}' to release.`);
  const platform = given ?? developed.platform;
  if (!/^\d+\.\d+\.\d+(?:(?:a|b|rc|\.post)\d+)?$/.test(platform)) {
    throw new Error(`--platform-version: '${platform}' is no version of the platform. Write it as 1.222.0.`);
  }
  return { platform, developed };
}
