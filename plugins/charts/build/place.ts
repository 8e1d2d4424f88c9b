const inVersion = /^(.*?)\/?versioned_docs\/version-([^/]+)\/(.+)\.mdx?$/;

/** Where a page stands. */
export interface Place {
  readonly version: string;
  /** Path below the version's folder, without the ending, such as `concepts/reports`. */
  readonly page: string;
}

/**
 * @param file - path of a page's source, absolute or from the site's folder
 * @returns undefined for files that are no page of a version
 */
export function placeOf(file: string): Place | undefined {
  const [, , version, page] = inVersion.exec(file.replaceAll('\\', '/')) ?? [];
  return version && page ? { version, page } : undefined;
}
