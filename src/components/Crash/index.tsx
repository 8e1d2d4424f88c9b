import type { ReactNode } from 'react';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { Props as ErrorProps } from '@theme/Error';
import styles from './styles.module.css';

interface Props extends ErrorProps {
  /** Ways on, where there is a site to go on in. */
  readonly children?: ReactNode;
}

/** What stands in the place of something that threw: the specified words, another try, and what went wrong. */
export default function Crash({ error, tryAgain, children }: Props): ReactNode {
  return (
    <main className="lone">
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className={styles.retry} onClick={tryAgain}>
          Try again
        </button>
      </p>
      <p className={styles.message}>{causes(error)}</p>
      {children}
    </main>
  );
}

function causes(error: Error): string {
  return getErrorCausalChain(error)
    .map(({ message }) => message)
    .join('\n\nCause:\n');
}
