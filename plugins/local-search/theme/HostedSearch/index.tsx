// Why: DocSearch's modal as it comes, by its documented properties; stock's search bar loads it in another way.
// Upstream: @docusaurus/theme-search-algolia 3.9.2, theme/SearchBar/index.tsx (the part that shows the modal)
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import translations from '@theme/SearchTranslations';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { missingResultsUrl } from '../../client/missingResults';
import { versionOfTags } from '../../client/readerVersion';
import { useSearchConfig, type FacetFilters } from '../../client/useSearchConfig';
import { goOnAtSection } from '../SearchBar/goOnAtSection';
import type { Props } from '@theme/SearchModal';
import Hit from './Hit';
import { seeAllResults } from './SeeAllResults';
import './styles.css';

/** The hosted search's half of the search bar. */
export default function HostedSearch(props: Props): ReactNode {
  return props.isOpen && <OpenModal {...props} />;
}

function OpenModal({ selected, typed, onClose }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const config = useSearchConfig();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters() as FacetFilters;
  const version = versionOfTags(useDocsContextualSearchTags(), 'latest');
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => goOnAtSection(), []);
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  useEffect(() => {
    if (!isAsking) return undefined;
    const back = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setIsAsking(false);
    };
    window.addEventListener('keydown', back, true);
    return () => window.removeEventListener('keydown', back, true);
  }, [isAsking]);

  const resultsFooterComponent = useMemo(() => seeAllResults(version, onClose), [version, onClose]);
  // Filters may be nested, which the types of the properties don't say.
  const filtered = (own: FacetFilters = []) => ({ facetFilters: [...facetFilters, ...own] as string[] });
  const { appId, apiKey, indexName, searchParameters, externalUrlRegex, askAi, hostedAnswers } = config;
  const modal = {
    appId,
    apiKey,
    indices: [
      {
        name: indexName,
        searchParameters: { ...searchParameters, ...filtered(searchParameters.facetFilters) },
      },
    ],
    initialScrollY: window.scrollY,
    initialQuery: typed || selected,
    onClose,
    placeholder: 'Search',
    navigator: {
      navigate({ itemUrl }: { readonly itemUrl: string }) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    },
    transformItems: (items) =>
      items.flatMap((item) => (URL.canParse(item.url) ? { ...item, url: processUrl(item.url) } : [])),
    hitComponent: Hit,
    resultsFooterComponent,
    getMissingResultsUrl: ({ query }) =>
      missingResultsUrl(String(siteConfig.customFields?.repositoryUrl), query, version),
    translations: (translations as { modal: NonNullable<DocSearchModalProps['translations']> }).modal,
    ...(hostedAnswers && {
      askAi: { ...askAi, searchParameters: filtered(askAi.searchParameters?.facetFilters) },
      isAskAiActive: isAsking,
      onAskAiToggle: setIsAsking,
    }),
  } satisfies Partial<DocSearchModalProps>;
  return createPortal(<DocSearchModal {...(modal as unknown as DocSearchModalProps)} />, document.body);
}
