import type { ReactNode } from 'react';
import { shortened } from '../../client/shortened';
import styles from './styles.module.css';

/** Tells how a misspelt query was read. */
export default function Corrected({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.corrected}>
      Showing results for <b>{shortened(text, 80)}</b>
    </p>
  );
}
