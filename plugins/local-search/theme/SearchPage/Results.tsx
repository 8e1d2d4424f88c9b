import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markedText } from '../../client/docsearch/markedText';
import { isEntryKind, kindOf } from '../../client/kindOf';
import { missingResultsUrl } from '../../client/missingResults';
import { shortened } from '../../client/shortened';
import LoadFailure from '../SearchBar/LoadFailure';
import bar from '../SearchBar/styles.module.css';
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
      {hasFailed && <LoadFailure onRetry={retry} />}
      {found?.total === 0 && !hasFailed && (
        <NoResults found={found} query={query} version={version} onQueryChange={onQueryChange} />
      )}
      {found && <HitList found={found} more={more} isLoading={isLoading} hasFailed={hasFailed} />}
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

function NoResults({ found, query, version, onQueryChange }: Props & { readonly found: Found }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={bar.box}>
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

interface HitListProps {
  readonly found: Found;
  readonly more: () => void;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

function HitList({ found, more, isLoading, hasFailed }: HitListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  /** How many hits there were when the reader asked for more. */
  const before = useRef<number>(undefined);
  const isAll = found.hits.length >= found.total;
  useEffect(() => {
    // The button goes with the last hits: who pressed it goes on with the first of them.
    if (isAll && before.current !== undefined)
      list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [isAll, found]);
  return (
    <>
      <ol ref={list} className={styles.hits}>
        {found.hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {!isAll && !hasFailed && (
        <button
          type="button"
          className={bar.button}
          // Disabled it would lose the focus.
          aria-disabled={isLoading}
          onClick={() => {
            if (isLoading) return;
            before.current = found.hits.length;
            more();
          }}
        >
          Show more results
        </button>
      )}
    </>
  );
}

function Hit({ hit }: { readonly hit: FoundHit }): ReactNode {
  const kind = kindOf(hit);
  return (
    <li>
      <p className={styles.path}>{hit.path}</p>
      <h2>
        <Link to={hit.url} className={clsx(isEntryKind(kind) && styles.name)}>
          {markedText(hit.title)}
        </Link>
        {kind && <span className={styles.kind}>{kind}</span>}
      </h2>
      {hit.snippet && <p>{markedText(hit.snippet)}</p>}
    </li>
  );
}
