import { pagePlace } from '../../pages/pagePlace';

const folder = 'api_reference/';

/**
 * Which page of the reference a source file is.
 *
 * @param file - path of the file, absolute or from the site's folder
 * @returns undefined for files outside `api_reference/`
 */
export function pageOfFile(file: string): { version: string; page: string } | undefined {
  const { version, page } = pagePlace(file) ?? {};
  return version && page?.startsWith(folder) ? { version, page: page.slice(folder.length) } : undefined;
}
