import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import LoadFailure from '../SearchBar/LoadFailure';
import SearchHit from '../SearchHit';
import Corrected from '../SearchHit/Corrected';
import NoResults from '../SearchHit/NoResults';
import bar from '../SearchBar/styles.module.css';
import Areas from './Areas';
import styles from './styles.module.css';
import { useSearchResults, type Found } from './useSearchResults';

interface Props {
  readonly query: string;
  readonly version: string;
  readonly onQueryChange: (query: string) => void;
}

/** What one query finds in one version, page by page. */
export default function Results({ query, version, onQueryChange }: Props): ReactNode {
  const { found, isCurrent, hasFailed, isLoading, more, retry } = useSearchResults(query, version);
  return (
    <>
      <p role="status" className={styles.status}>
        {statusText(isCurrent ? found : undefined, isLoading && !hasFailed)}
      </p>
      {found?.counts && !hasFailed && (
        <Areas query={query} counts={found.counts} onQueryChange={onQueryChange} />
      )}
      {isCurrent && found?.corrected !== undefined && <Corrected text={found.corrected} />}
      {hasFailed && <LoadFailure onRetry={retry} />}
      {isCurrent && found?.total === 0 && !hasFailed && (
        <NoResults
          query={query}
          version={version}
          suggestions={found.suggestions}
          onQueryChange={onQueryChange}
        />
      )}
      {found && (isCurrent || !hasFailed) && (
        // Those of the query before keep their place until the next ones come; nothing can be done with them.
        <div inert={!isCurrent} className={isCurrent ? undefined : styles.outdated}>
          <HitList found={found} more={more} isLoading={isLoading} hasFailed={hasFailed} />
        </div>
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
        {found.hits.map((hit, at) => (
          <li key={at}>
            <p className={styles.path}>{hit.path.join(' › ')}</p>
            <Link to={hit.url} className={styles.row}>
              <SearchHit hit={hit} heading="h2" />
            </Link>
          </li>
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
