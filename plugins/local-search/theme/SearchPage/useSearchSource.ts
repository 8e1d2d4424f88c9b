import { useCallback } from 'react';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { localSearch } from '../../client/searchSession';
import { useSearchConfig } from '../../client/useSearchConfig';
import type { SearchResults } from '../../shared/types';

/** Searches a part of a version's hits. */
export type SearchSource = (query: string, offset: number, limit: number) => Promise<SearchResults>;

/** The embedded search or the hosted one, whose code is loaded where it is used alone. */
export function useSearchSource(version: string): SearchSource {
  const { siteConfig, i18n } = useDocusaurusContext();
  const config = useSearchConfig();
  const { hosted, appId, apiKey, indexName } = config;
  const processUrl = useSearchResultUrlProcessor();
  return useCallback(
    async (query, offset, limit) => {
      if (!hosted) {
        const local = localSearch(siteConfig.baseUrl);
        // Pages of one list have to fit together.
        await local.warm(version);
        return local.search(query, { version, offset, limit });
      }
      const { searchHosted } = await import('../../client/hosted/search');
      const asked = { query, version, language: i18n.currentLocale, offset, limit };
      return searchHosted(config, asked, processUrl);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `config` is made anew with each render
    [hosted, appId, apiKey, indexName, siteConfig.baseUrl, i18n.currentLocale, version, processUrl],
  );
}
