// Why: one page for the embedded search and the hosted one, with a message for every failure; stock has none.
// Upstream: @docusaurus/theme-search-algolia 3.9.2, theme/SearchPage/index.tsx (ejected)
import type { ReactNode } from 'react';
import pages from '@generated/shell/default/pages.json';
import Head from '@docusaurus/Head';
import { useDocsPreferredVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useQueryString,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import PageList from '@site/src/components/PageList';
import Layout from '@theme/Layout';
import { shortened } from '../../client/shortened';
import Results from './Results';
import bar from '../SearchBar/styles.module.css';
import styles from './styles.module.css';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}

// Inside the layout, which gives the preferred version.
function Search(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [version, setVersion] = useSearchedVersion();
  const title = query.trim() ? `Search results for “${shortened(query, 60)}”` : 'Search the documentation';
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the documentation of both versions of the platform, or look through the list of all pages."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`lone ${styles.page ?? ''}`}>
        <h1>{title}</h1>
        <noscript>
          <p className={bar.box}>Search needs JavaScript, which is off. All pages are listed here.</p>
        </noscript>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
          <VersionSelect version={version} onChange={setVersion} />
        </form>
        {query.trim() ? (
          <Results query={query} version={version} onQueryChange={setQuery} />
        ) : (
          <PageList sections={pages} />
        )}
      </main>
    </>
  );
}

/** The version that the address names, or else the reader's last one, or the released one. */
function useSearchedVersion(): [string, (version: string) => void] {
  const [named, setNamed] = useQueryString('version');
  const { preferredVersion } = useDocsPreferredVersion();
  const isKnown = useVersions(undefined).some(({ name }) => name === named);
  return [isKnown ? named : (preferredVersion?.name ?? 'latest'), setNamed];
}

interface SelectProps {
  readonly version: string;
  readonly onChange: (version: string) => void;
}

function VersionSelect({ version, onChange }: SelectProps): ReactNode {
  const versions = useVersions(undefined);
  return (
    <select
      aria-label="Version"
      value={version}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {versions.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
