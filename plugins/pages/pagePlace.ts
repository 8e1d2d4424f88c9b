import { pagesFolder } from '../../config/versions';

const inVersion = /^(.*?)\/?versioned_docs\/version-([^/]+)\/(.+)$/;

/** Where a page stands. */
export interface PagePlace {
  /** Folder of `docusaurus.config.ts`; '' when the path was given from there. */
  readonly siteDir: string;
  readonly version: string;
  /** Path below the version's folder, without the ending, such as `concepts/reports`. */
  readonly page: string;
  /** Path below the site's folder of the file that a writer edits; the developed version's pages are read from a copy. */
  readonly writtenIn: string;
}

/**
 * @param file - path of a page's source, absolute or from the site's folder
 * @returns undefined for files that are no page of a version
 */
export function pagePlace(file: string): PagePlace | undefined {
  const [, siteDir = '', version, path] = inVersion.exec(file.replaceAll('\\', '/')) ?? [];
  if (!version || !path || !/\.mdx?$/.test(path)) return undefined;
  return {
    siteDir,
    version,
    page: path.replace(/\.mdx?$/, ''),
    writtenIn: `${pagesFolder(version)}/${path}`,
  };
}
