const inVersion = /versioned_docs\/version-([^/]+)\/api_reference\/(.+)\.mdx?$/;

/**
 * Which page of the reference a source file is.
 *
 * @param file - path of the file, absolute or from the site's folder
 * @returns undefined for files outside `api_reference/`
 */
export function pageOfFile(file: string): { version: string; page: string } | undefined {
  const [, version, page] = inVersion.exec(file.replaceAll('\\', '/')) ?? [];
  return version && page ? { version, page } : undefined;
}
