/** What the service is told of a page. */
export interface PageFields {
  readonly page_location: string;
  readonly page_path: string;
  readonly page_title: string;
  readonly page_referrer: string;
}

/**
 * What the service is told of a page, without anything that a reader typed: no query, no hash, and not the title,
 * which on the search page repeats the query. `plugins/shell/inline/pageView.js` says the same of the first page.
 *
 * @param origin - origin of the site
 * @param path - path of the page
 * @param previous - path of the page before
 */
export function pageFields(origin: string, path: string, previous: string): PageFields {
  return {
    page_location: origin + path,
    page_path: path,
    page_title: path,
    page_referrer: origin + previous,
  };
}
