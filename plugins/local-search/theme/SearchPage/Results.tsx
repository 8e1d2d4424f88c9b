import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markedText } from '../../client/docsearch/markedText';
import { kindOf } from '../../client/kindOf';
import { missingResultsUrl } from '../../client/missingResults';
import { shortened } from '../../client/shortened';
import styles from './styles.module.css';
import { useSearchResults, type Found, type FoundHit } from './useSearchResults';

interface Props {
  readonly query: string;
  readonly version: string;
  readonly onQueryChange: (query: string) => void;
}

/** What one query finds in one version, page by page. */
export default function Results({ query, version, onQueryChange }: Props): ReactNode {
  const { found, hasFailed, isLoading, more, retry } = useSearchResults(query, version);
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(found, isLoading && !hasFailed)}
      </p>
      {hasFailed && <Failure onRetry={retry} />}
      {found?.total === 0 && !hasFailed && (
        <NoResults found={found} query={query} version={version} onQueryChange={onQueryChange} />
      )}
      {found && <HitList found={found} />}
      {found && found.hits.length < found.total && !hasFailed && (
        <button type="button" className={styles.button} disabled={isLoading} onClick={more}>
          Show more results
        </button>
      )}
    </>
  );
}

function statusText(found: Found | undefined, isLoading: boolean): string {
  if (found)
    return found.total === 0
      ? ''
      : `${found.total} ${found.total === 1 ? 'result' : 'results'} in ${found.version}`;
  return isLoading ? 'Searching …' : '';
}

function Failure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.message}>
      <p>
        <strong>Unable to fetch results</strong>
        <br />
        You might want to check your network connection.
      </p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

function NoResults({ found, query, version, onQueryChange }: Props & { readonly found: Found }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={styles.message}>
      <p>
        No results found for <strong>“{shortened(query, 200)}”</strong>
      </p>
      <p>
        Try searching for{' '}
        {found.suggestions.slice(0, 3).map((suggestion, index) => (
          <span key={suggestion}>
            {index > 0 && ', '}
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => {
                onQueryChange(suggestion);
              }}
            >
              {suggestion}
            </button>
          </span>
        ))}
      </p>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl(String(siteConfig.customFields?.repositoryUrl), query, version)}>
          Let us know.
        </Link>
      </p>
    </div>
  );
}

function HitList({ found }: { readonly found: Found }): ReactNode {
  return (
    <ol className={styles.hits}>
      {found.hits.map((hit) => (
        <Hit key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}

function Hit({ hit }: { readonly hit: FoundHit }): ReactNode {
  const kind = kindOf(hit);
  return (
    <li>
      <p className={styles.path}>{hit.path}</p>
      <h2>
        <Link to={hit.url}>{markedText(hit.title)}</Link>
        {kind && <span className={styles.kind}>{kind}</span>}
      </h2>
      {hit.snippet && <p>{markedText(hit.snippet)}</p>}
    </li>
  );
}
