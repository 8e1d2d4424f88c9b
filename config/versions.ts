import { developedVersion, type VersionName } from './site';

/** What the site says of each documented version of the platform. One entry a documentation version. */
export interface DocumentedVersion {
  readonly name: VersionName;
  /** The platform's version that the pages describe. */
  readonly platform: string;
  /**
   * The tag or commit, in full, of the platform's source that the pages were checked against and the facts were read
   * from: links to the source lead there. No other place holds it.
   */
  readonly sourceRef: string;
  /** Day of that tag or commit, as 2025-11-10; '' when nobody knows it. Sentences that name it are found by it. */
  readonly day: string;
  /** The released package that examples of this version run on. */
  readonly runsOn: string;
  /** CPython versions that this package installs on. */
  readonly python: string;
  /** What kind of version it is, in a reader's words. */
  readonly stage: string;
}

export const documentedVersions: readonly DocumentedVersion[] = [
  {
    name: 'latest',
    platform: '1.221.0',
    sourceRef: 'v1.221.0',
    day: '2025-10-26',
    runsOn: '1.221.0',
    python: '3.11–3.13',
    stage: 'release',
  },
  {
    name: 'nightly',
    platform: '1.222.0',
    sourceRef: '8667972e23710936ac5d9a99f8f1f33d9d08bd58',
    day: '2025-11-10',
    runsOn: '1.222.0',
    python: '3.12–3.14',
    stage: 'in development',
  },
];

/** The names of all documented versions, the default one first. */
export const versionNames: readonly string[] = documentedVersions.map(({ name }) => name);

/** What is said of a version. @throws Error for a name that no entry has */
export function documentedVersion(version: string): DocumentedVersion {
  const found = documentedVersions.find(({ name }) => name === version);
  if (!found) throw new Error(`config/versions.ts lists no version '${version}'.`);
  return found;
}

/** Folder in which a version's pages are edited, below the site's folder. */
export function pagesFolder(version: string): string {
  return version === developedVersion ? 'docs' : `versioned_docs/version-${version}`;
}
