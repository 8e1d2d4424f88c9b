import { liteClient } from 'algoliasearch/lite';
import type { SearchResults } from '../../shared/types';
import type { SearchConfig } from '../useSearchConfig';
import { hitOf, type HostedHit } from './hits';

/** What the search page asks of the hosted service. */
export interface HostedQuery {
  readonly query: string;
  readonly version: string;
  readonly language: string;
  readonly offset: number;
  readonly limit: number;
}

/** Headings are marked in snippets alone: whole, since none has so many words. */
const snippetLevels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:30`);

interface Response {
  readonly results: readonly { readonly hits: readonly HostedHit[]; readonly nbHits?: number }[];
}

const longestQuery = 512;

/**
 * Searches the hosted service.
 *
 * @param processUrl - makes a hit's address one of this site
 * @throws Error when the service can't be had
 */
export async function searchHosted(
  { appId, apiKey, indexName, searchParameters }: SearchConfig,
  { query, version, language, offset, limit }: HostedQuery,
  processUrl: (url: string) => string,
): Promise<SearchResults> {
  const request = {
    ...searchParameters,
    indexName,
    query: query.slice(0, longestQuery),
    page: offset / limit,
    hitsPerPage: limit,
    facetFilters: [
      `language:${language}`,
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
      ...(searchParameters.facetFilters ?? []),
    ],
    attributesToSnippet: ['content:30', ...snippetLevels],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
  const { results } = (await liteClient(appId, apiKey).search({
    requests: [request as never],
  })) as unknown as Response;
  const result = results[0];
  if (!result) throw new Error('The search service sent no result.');
  const hits = result.hits
    .filter(({ url }) => URL.canParse(url))
    .map((hit) => hitOf(hit, processUrl(hit.url)));
  return { total: result.nbHits ?? hits.length, hits };
}
