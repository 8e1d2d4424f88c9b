import { pagePlace, type PagePlace } from '../../pages/pagePlace';

/** The line of a page that its reference takes the place of: `::api-reference`. */
export const marker = 'api-reference';

const folder = 'api_reference/';

/**
 * Which page of the reference a page is.
 *
 * @param page - path below the version's folder, without the ending
 * @returns such as `model/orders`; undefined for pages outside `api_reference/`
 */
export function referencePage(page: string): string | undefined {
  return page.startsWith(folder) ? page.slice(folder.length) : undefined;
}

/** The same of a source file, its path absolute or from the site's folder, with where it stands. */
export function pageOfFile(file: string): Pick<PagePlace, 'siteDir' | 'version' | 'page'> | undefined {
  const place = pagePlace(file);
  const page = place && referencePage(place.page);
  return place && page !== undefined ? { ...place, page } : undefined;
}
