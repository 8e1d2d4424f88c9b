import { createLocalSearch, type LocalSearch } from './localSearch';

/** The one search of this tab: the dialog and the search page share its worker and index. */
let session: LocalSearch | undefined;

/** @param baseUrl - the site's base path, with both slashes */
export function localSearch(baseUrl: string): LocalSearch {
  session ??= createLocalSearch(baseUrl);
  return session;
}
