import type { UserThemeConfig } from '@docusaurus/theme-search-algolia';
import type { HostedSearch, ServedAnswers, Settings } from './settings';

/** What the search theme refuses to do without, where no hosted service is set. Never sent anywhere. */
const placeholder = 'embedded';

/**
 * The search theme's configuration: the hosted service, or placeholders where search is the embedded one
 * (`plugins/local-search`).
 *
 * @param hosted - access to the hosted service, absent without one
 */
export function searchTheme(hosted?: HostedSearch): Required<Pick<UserThemeConfig, 'algolia'>> {
  return {
    algolia: {
      appId: hosted?.appId ?? placeholder,
      apiKey: hosted?.searchKey ?? placeholder,
      // It is part of the keys under which readers' recent and favourite searches are stored.
      indexName: hosted?.indexName ?? 'nt-docs',
      contextualSearch: true,
      searchPagePath: 'search',
      askAi: hosted?.assistantId ?? placeholder,
      externalUrlRegex: hosted?.externalUrlPattern,
      replaceSearchResultPathname: hosted?.replacePath,
    },
  };
}

/** Who answers, for the browser's side. */
export interface SearchMode {
  readonly hosted: boolean;
  readonly hostedAnswers: boolean;
  /** The model that writes answers from passages; missing where they stand for themselves. */
  readonly servedAnswers?: ServedAnswers;
}

/** @param settings - those of search; what isn't set adds nothing to what every page loads */
export function searchMode({
  hostedSearch,
  servedAnswers,
}: Pick<Settings, 'hostedSearch' | 'servedAnswers'>): SearchMode {
  return {
    hosted: Boolean(hostedSearch),
    hostedAnswers: Boolean(hostedSearch?.assistantId),
    servedAnswers,
  };
}
