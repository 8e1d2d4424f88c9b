import { useEffect, type ReactNode } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { basePath, defaultVersion, developedVersion } from '@site/config/site';
import { versionOfPath, versionOfTags } from '../../client/readerVersion';
import { localSearch } from '../../client/searchSession';
import type { Props } from '@theme/SearchModal';
import SearchDialog from './SearchDialog';

// Who presses the keys that open search types at once: the index is on its way before the dialog is drawn, which takes a
// third of a second on a slow phone.
const here = versionOfPath(location.pathname, basePath, [defaultVersion, developedVersion]);
if (here !== undefined) makeReady(basePath, here);

function makeReady(baseUrl: string, version: string): void {
  // A failure is told when the reader searches.
  localSearch(baseUrl)
    .warm(version)
    .catch(() => undefined);
}

/** The embedded search's half of the search bar. Not open, it makes the index ready. */
export default function EmbeddedSearch({ isOpen, ...props }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = versionOfTags(useDocsContextualSearchTags(), 'latest');
  useEffect(() => makeReady(siteConfig.baseUrl, version), [siteConfig.baseUrl, version]);
  return isOpen && <SearchDialog {...props} version={version} />;
}
