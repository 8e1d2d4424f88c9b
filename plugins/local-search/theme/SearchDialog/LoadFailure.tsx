import type { ReactNode } from 'react';
import { failureHelp, failureTitle } from '../../client/failureText';
import styles from './rows.module.css';

const help =
  process.env.NODE_ENV === 'development' ? 'Run npm run build once: it makes the index.' : failureHelp;

/** That the index can't be had, in the place of the rows. */
export default function LoadFailure({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <div className={styles.failure}>
      <p className={styles.failureTitle}>{failureTitle}</p>
      <p>{help}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
