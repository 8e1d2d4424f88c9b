const tag = /^docs-default-(.+)$/;

/**
 * The version that a reader searches in.
 *
 * @param tags - Docusaurus's contextual search tags, such as `docs-default-latest`
 * @param fallback - the version for pages outside the versions
 */
export function versionOfTags(tags: readonly string[], fallback: string): string {
  return tags.map((text) => tag.exec(text)?.[1]).find(Boolean) ?? fallback;
}
