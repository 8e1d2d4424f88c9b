import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ServedModel } from './served/servedModel';

/** A filter, or alternatives of which one has to hold, as the hosted service writes them. */
export type FacetFilters = readonly (string | readonly string[])[];

interface AskAi {
  readonly indexName: string;
  readonly apiKey: string;
  readonly appId: string;
  readonly assistantId: string;
  readonly searchParameters?: { readonly facetFilters?: FacetFilters };
}

/** The search theme's configuration as it reaches the browser (`config/search.ts`), and who answers. */
export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly searchParameters: { readonly facetFilters?: FacetFilters };
  readonly externalUrlRegex?: string;
  readonly askAi: AskAi;
  readonly hosted: boolean;
  readonly hostedAnswers: boolean;
  /** Missing where no model is set. */
  readonly servedAnswers?: ServedModel;
}

type Mode = 'hosted' | 'hostedAnswers' | 'servedAnswers';

/** Upstream's own type takes the names that Docusaurus uses from DocSearch, where they are deprecated. */
export function useSearchConfig(): SearchConfig {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig() as unknown as {
    algolia: Omit<SearchConfig, Mode>;
  };
  const mode = siteConfig.customFields?.search as Pick<SearchConfig, Mode>;
  return { ...algolia, ...mode };
}
