import { useEffect, type ReactNode } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { versionOfTags } from '../../client/readerVersion';
import { localSearch } from '../../client/searchSession';
import type { Props } from '@theme/SearchModal';
import SearchDialog from './SearchDialog';

/** The embedded search's half of the search bar. Not open, it makes the index ready. */
export default function EmbeddedSearch({ isOpen, ...props }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = versionOfTags(useDocsContextualSearchTags(), 'latest');
  useEffect(() => {
    // A failure is told when the reader searches.
    localSearch(siteConfig.baseUrl)
      .warm(version)
      .catch(() => undefined);
  }, [siteConfig.baseUrl, version]);
  return isOpen && <SearchDialog {...props} version={version} />;
}
