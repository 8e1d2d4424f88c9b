import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { missingResultsUrl } from '../../client/missingResults';
import { shortened } from '../../client/shortened';
import styles from './styles.module.css';

interface Props {
  readonly query: string;
  readonly version: string;
  /** Other queries. */
  readonly suggestions: readonly string[] | undefined;
  readonly onQueryChange: (query: string) => void;
}

/** What to try where nothing comes near. */
const topics = ['orders', 'backtesting', 'data catalog'];

/** What a search that finds nothing says: other queries, and where to tell that it should. */
export default function NoResults({ query, version, suggestions = [], onQueryChange }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>
        No results found for <strong>“{shortened(query, 200)}”</strong>
      </p>
      <p>
        Try searching for{' '}
        {(suggestions.length > 0 ? suggestions : topics).slice(0, 3).map((suggestion, at) => (
          <Fragment key={suggestion}>
            {at > 0 && ', '}
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => {
                onQueryChange(suggestion);
              }}
            >
              {suggestion}
            </button>
          </Fragment>
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
