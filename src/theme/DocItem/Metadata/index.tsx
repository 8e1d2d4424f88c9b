// Why: both versions of a page compete in web search; the default version's page is the one to find.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocItem/Metadata/index.tsx (wrapped)
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { removeTrailingSlash } from '@docusaurus/utils-common';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWrapper(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { latestDocSuggestion } = useDocVersionSuggestions(undefined);
  const { permalink } = useDoc().metadata;
  const twin = latestDocSuggestion?.path;
  return (
    <>
      <DocItemMetadata />
      {twin && twin !== permalink && (
        <Head>
          {/* A section's path ends in a slash here, its address doesn't. */}
          <link rel="canonical" href={siteConfig.url + removeTrailingSlash(twin)} />
        </Head>
      )}
    </>
  );
}
