import { createAnswerFetch } from './answers/fetchShim';
import { algoliaShapedClient } from './algoliaShaped';
import { createLocalSearch, type LocalSearch } from './localSearch';

/** The one search of this tab: the modal and the search page share its worker and index. */
let session: LocalSearch | undefined;

/** @param baseUrl - the site's base path, with both slashes */
export function localSearch(baseUrl: string): LocalSearch {
  session ??= createLocalSearch(baseUrl);
  return session;
}

/** @param baseUrl - the site's base path, with both slashes */
export function localClient(baseUrl: string) {
  return algoliaShapedClient(localSearch(baseUrl), location.origin);
}

/**
 * What answers questions inside the browser, in the place of `fetch`.
 *
 * @param baseUrl - the site's base path, with both slashes
 * @param version - tells the version that the reader is on
 */
export function localAnswers(baseUrl: string, version: () => string): typeof fetch {
  return createAnswerFetch({
    ask: (question, ofVersion) => localSearch(baseUrl).passages(question, { version: ofVersion, limit: 4 }),
    nearest: (question, ofVersion) =>
      localSearch(baseUrl).nearest(question, { version: ofVersion, limit: 3 }),
    origin: location.origin,
    version,
    storage: availableStorage(),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
}

/** The browser's storage, or none where the reader forbids it. */
function availableStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
