import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { liteClient } from 'algoliasearch/lite';
import { suggestions } from '../../client/docsearch/suggestions';
import { localClient } from '../../client/searchSession';
import { useSearchConfig } from '../../client/useSearchConfig';

export interface FoundHit {
  readonly objectID: string;
  readonly url: string;
  readonly kind?: unknown;
  /** Where the hit stands: the page's path in the contents. */
  readonly path: string;
  /** With marks, as {@link markedText} reads them; so is the snippet. */
  readonly title: string;
  readonly snippet: string;
}

export interface Found {
  /** The version that was searched. */
  readonly version: string;
  readonly total: number;
  readonly hits: readonly FoundHit[];
  /** Other queries, for one that finds nothing. */
  readonly suggestions: readonly string[];
}

interface Answer {
  readonly results: readonly { hits: readonly RawHit[]; nbHits?: number; suggestions?: unknown }[];
}

/** What either client does of the hosted one's interface. */
interface Client {
  search(requests: { requests: readonly object[] }): Promise<Answer>;
}

interface RawHit {
  readonly objectID: string;
  readonly url: string;
  readonly kind?: unknown;
  readonly type?: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly _snippetResult?: {
    readonly hierarchy?: Readonly<Record<string, { value: string }>>;
    readonly content?: { readonly value: string };
  };
}

const hitsPerPage = 20;
/** Further pages that are loaded again for who comes back. */
const mostPages = 20;
/** Letters typed within this time are one search. */
const pause = 150;

/**
 * Searches as the reader types, in the embedded search or the hosted one.
 *
 * @param query - what the reader typed
 * @param version - the version to search
 * @returns what was found so far, and how to go on
 */
export function useSearchResults(query: string, version: string) {
  const search = useSearchPageOf(version);
  const [found, setFound] = useState<Found>();
  // Further pages belong to one query: another one starts anew.
  const key = `${version}\n${query}`;
  const [further, setFurther] = useState({ key, pages: 0 });
  const wanted = further.key === key ? further.pages : 0;
  /** What the hits belong to, and their last page. */
  const shown = useRef<{ readonly search: typeof search; readonly query: string; readonly page: number }>(
    undefined,
  );
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setIsLoading] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const last = shown.current?.search === search && shown.current.query === query ? shown.current.page : -1;
    // Who comes back to further pages has none of them yet.
    const page = last < 0 ? Math.max(wanted, keptPages()) : wanted;
    let isCurrent = true;
    setIsLoading(page > last);
    setHasFailed(false);
    if (page <= last) return undefined;
    const timer = setTimeout(
      () => {
        const pages = Array.from({ length: page - last }, (_, at) => search(query, last + 1 + at));
        Promise.all(pages).then(
          (answers) => {
            const answer = answers.at(-1);
            if (!isCurrent || !answer) return;
            const hits = answers.flatMap((one) => one.hits);
            setFound((before) => ({
              ...answer,
              hits: last < 0 || !before ? hits : [...before.hits, ...hits],
            }));
            shown.current = { search, query, page };
            setIsLoading(false);
          },
          () => {
            if (!isCurrent) return;
            setHasFailed(true);
            setIsLoading(false);
          },
        );
      },
      last < 0 ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, query, wanted, attempt]);

  return {
    found,
    isLoading,
    hasFailed,
    more: () => {
      const pages = (shown.current?.page ?? 0) + 1;
      setFurther({ key, pages });
      keepPages(pages);
    },
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/** How many further pages the reader had here; another query is another entry of the history, which has none. */
function keptPages(): number {
  const { pages } = (window.history.state ?? {}) as { pages?: unknown };
  return typeof pages === 'number' && Number.isInteger(pages) ? Math.min(Math.max(pages, 0), mostPages) : 0;
}

/** Beside what the router keeps, which would take a change for a new page and scroll to its top. */
function keepPages(pages: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), pages }, '');
}

function useSearchPageOf(version: string) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { appId, apiKey, indexName, searchParameters, hosted } = useSearchConfig();
  const processUrl = useSearchResultUrlProcessor();
  const { baseUrl } = siteConfig;
  return useCallback(
    async (query: string, page: number): Promise<Found> => {
      const request = {
        ...searchParameters,
        indexName,
        query: query.slice(0, 512),
        page,
        hitsPerPage,
        facetFilters: [
          `language:${i18n.currentLocale}`,
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
          ...(searchParameters.facetFilters ?? []),
        ],
        attributesToSnippet: ['content:30'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const client: Client = hosted ? (liteClient(appId, apiKey) as unknown as Client) : localClient(baseUrl);
      const { results } = await client.search({ requests: [request] });
      const result = results[0];
      if (!result) throw new Error('The search service sent no result.');
      const hits = result.hits
        .filter(({ url }) => URL.canParse(url))
        .map((hit) => shaped(hit, processUrl(hit.url)));
      return { version, total: result.nbHits ?? hits.length, hits, suggestions: suggestions(result) };
    },
    [appId, apiKey, indexName, searchParameters, hosted, baseUrl, i18n.currentLocale, version, processUrl],
  );
}

/** The title is the deepest heading; what stands above it is the path. */
function shaped(hit: RawHit, url: string): FoundHit {
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].filter(
    (level) => hit.hierarchy[level],
  );
  const last = levels.at(-1) ?? 'lvl0';
  return {
    objectID: hit.objectID,
    url,
    kind: hit.kind,
    path: levels
      .slice(0, -1)
      .map((level) => hit.hierarchy[level])
      .join(' › '),
    title: hit._snippetResult?.hierarchy?.[last]?.value ?? hit.hierarchy[last] ?? '',
    snippet: hit._snippetResult?.content?.value ?? '',
  };
}
