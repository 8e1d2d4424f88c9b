import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the configuration says of a documented version (`config/versions.ts`, through `customFields`). */
interface DocumentedVersion {
  readonly name: string;
  readonly platform: string;
  readonly runsOn: string;
  readonly python: string;
  readonly stage: string;
}

/** @returns the documented versions, the default one first */
export function useDocumentedVersions(): readonly DocumentedVersion[] {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.versions as readonly DocumentedVersion[];
}

/**
 * @param name - Docusaurus version name
 * @returns what is known of it
 * @throws Error when the configuration lists no such version
 */
export function useDocumentedVersion(name: string): DocumentedVersion {
  const found = useDocumentedVersions().find((version) => version.name === name);
  if (!found) throw new Error(`config/versions.ts lists no version '${name}'`);
  return found;
}
