import { basePath } from '../../../config/site';
import type { Page, Site } from '../../pages/site';

/** Docusaurus's mark for a path that isn't to be checked. */
const unchecked = 'pathname://';

/** Whether a link names another site or another protocol, and so is whole already. */
export function isElsewhere(url: string): boolean {
  return !url.startsWith(unchecked) && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/**
 * The web address of a path of this site, read as Docusaurus's `Link` reads it: the base path may be missing.
 *
 * @param url - absolute path, or path relative to the page's address
 */
export function fullAddress(url: string, page: Page, site: Site): string {
  const path = url.startsWith(unchecked) ? url.slice(unchecked.length) : url;
  if (!path.startsWith('/')) return new URL(path, page.address).href;
  const based = path.startsWith(basePath) || `${path}/` === basePath;
  return site.origin + (based ? path : basePath + path.slice(1));
}
