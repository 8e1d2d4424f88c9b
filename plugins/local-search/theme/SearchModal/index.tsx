// Why: the heavy half of the search bar, loaded when a reader reaches for search; embedded and hosted search in one.
// Upstream: @docusaurus/theme-search-algolia 3.9.2, theme/SearchBar/index.tsx (the part that shows the modal)
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { DocSearchHit } from '@docsearch/react';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { configureHost } from '../../client/docsearch/host';
import { missingResultsUrl } from '../../client/missingResults';
import { versionOfTags } from '../../client/readerVersion';
import { localAnswers, localClient, localSearch } from '../../client/searchSession';
import { useSearchConfig, type FacetFilters } from '../../client/useSearchConfig';
import { goOnAtSection } from './goOnAtSection';
import Hit from './Hit';
import { seeAllResults } from './SeeAllResults';
import { modalTranslations } from './translations';
import type { Props } from '@theme/SearchModal';
import './styles.css';
import './hits.css';
import './footer.css';
import './answers.css';
import './media.css';

/** DocSearch's modal over the embedded search or the hosted one. Not open, it makes the index ready. */
export default function SearchModal({ isOpen, isAsking, onAskingChange, onClose }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const config = useSearchConfig();
  const { hosted, hostedAnswers } = config;
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters() as FacetFilters;
  const version = versionOfTags(useDocsContextualSearchTags(), 'latest');

  useEffect(() => {
    // A failure is told when the reader searches.
    if (!hosted)
      void localSearch(baseUrl)
        .warm(version)
        .catch(() => undefined);
  }, [hosted, baseUrl, version]);

  useMemo(() => {
    configureHost({
      hosted,
      hostedAnswers,
      fetch: hostedAnswers
        ? (...request) => globalThis.fetch(...request)
        : localAnswers(baseUrl, () => version),
    });
  }, [hosted, hostedAnswers, baseUrl, version]);

  // What the reader typed into the search bar's field, which goes as this modal comes.
  const initialQuery = useMemo(
    () => (isOpen && document.querySelector<HTMLInputElement>('.navbar input')?.value) || '',
    [isOpen],
  );

  useLayoutEffect(() => {
    // The keys of a reader who has begun to type go on into the modal's field, before DocSearch would focus it.
    if (isOpen) document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A press on the browser's Back leaves the page that the modal stands over.
    window.addEventListener('popstate', onClose);
    return () => {
      window.removeEventListener('popstate', onClose);
    };
  }, [isOpen, onClose]);

  useEffect(() => (isOpen ? goOnAtSection() : undefined), [isOpen]);

  const resultsFooterComponent = useMemo(() => seeAllResults(version, onClose), [version, onClose]);

  if (!isOpen) return null;
  const filtered = (own: FacetFilters = []) => ({ facetFilters: [...facetFilters, ...own] });
  const { appId, apiKey, indexName, searchParameters, externalUrlRegex, askAi } = config;
  const props = {
    appId,
    apiKey,
    indices: [
      {
        name: indexName,
        searchParameters: { ...searchParameters, ...filtered(searchParameters.facetFilters) },
      },
    ],
    initialScrollY: window.scrollY,
    initialQuery,
    onClose,
    placeholder: 'Search',
    maxResultsPerGroup: 3,
    navigator: {
      navigate({ itemUrl }: { readonly itemUrl: string }) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.href = itemUrl;
        else history.push(itemUrl);
      },
    },
    transformItems: (items: readonly DocSearchHit[]) =>
      items.flatMap((item) => (URL.canParse(item.url) ? { ...item, url: processUrl(item.url) } : [])),
    hitComponent: Hit,
    resultsFooterComponent,
    getMissingResultsUrl: ({ query }: { readonly query: string }) =>
      missingResultsUrl(String(siteConfig.customFields?.repositoryUrl), query, version),
    translations: modalTranslations({ hostedAnswers }),
    askAi: { ...askAi, searchParameters: filtered(askAi.searchParameters?.facetFilters) },
    isAskAiActive: isAsking,
    onAskAiToggle: onAskingChange,
    ...(hosted ? {} : { transformSearchClient: () => localClient(baseUrl) }),
  };
  // The local client has the parts of the hosted one that the modal uses, and no more; filters may be nested.
  return createPortal(<DocSearchModal {...(props as unknown as DocSearchModalProps)} />, document.body);
}
