// Why: an error outside the page's own boundary, such as one in the navbar, shows the same words and the same ways on
//   as one inside it; the stock fallback says 'This page crashed' without its full stop and in bare browser style.
// Upstream: @docusaurus/core 3.9.2, client/theme-fallback/Error/index.tsx (ejected)
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { getErrorCausalChain } from '@docusaurus/utils-common';
import type { Props } from '@theme/Error';
import styles from './styles.module.css';

export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <main className={styles.page}>
        <h1>This page crashed.</h1>
        <p>
          <button type="button" className="button button--primary" onClick={tryAgain}>
            Try again
          </button>
        </p>
        <p className={styles.message}>{causes(error)}</p>
      </main>
    </>
  );
}

function causes(error: Error): string {
  return getErrorCausalChain(error)
    .map(({ message }) => message)
    .join('\n\nCause:\n');
}
