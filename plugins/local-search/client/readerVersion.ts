const tag = /^docs-default-(.+)$/;

/**
 * The version of the page that is read.
 *
 * @param path - of an address, with the site's base path
 * @param versions - the site's
 * @returns undefined for a page outside the versions
 */
export function versionOfPath(path: string, base: string, versions: readonly string[]): string | undefined {
  const [first = ''] = path.startsWith(base) ? path.slice(base.length).split('/') : [];
  return versions.find((version) => version === first);
}

/**
 * The version that a reader searches in.
 *
 * @param tags - Docusaurus's contextual search tags, such as `docs-default-latest`
 * @param fallback - the version for pages outside the versions
 */
export function versionOfTags(tags: readonly string[], fallback: string): string {
  return tags.map((text) => tag.exec(text)?.[1]).find(Boolean) ?? fallback;
}
