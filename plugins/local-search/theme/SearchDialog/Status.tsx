import { useEffect, useState, type ReactNode } from 'react';
import { failureHelp, failureTitle } from '../../client/failureText';
import type { SearchResults } from '../../shared/types';
import styles from './shell.module.css';

/**
 * Tells what came of a search to those who don't see it.
 *
 * @param text - undefined while a search goes on, when what was told last still holds
 */
export default function Status({ text }: { readonly text: string | undefined }): ReactNode {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (text !== undefined) setTold(text);
  }, [text]);
  return (
    <p role="status" className={styles.unseen}>
      {told}
    </p>
  );
}

/** @returns what to tell of a search; undefined while it goes on */
export function statusText(results: SearchResults | undefined, hasFailed: boolean): string | undefined {
  if (hasFailed) return `${failureTitle}. ${failureHelp}`;
  if (!results) return undefined;
  if (results.total === 0) return 'No results';
  return `${results.total} ${results.total === 1 ? 'result' : 'results'}`;
}
