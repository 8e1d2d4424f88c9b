// Why: an error outside the page's own boundary, such as one in the navbar, shows the same words as one inside it; the
//   stock fallback says 'This page crashed' without its full stop and in bare browser style.
// Upstream: @docusaurus/core 3.9.2, client/theme-fallback/Error/index.tsx (ejected)
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import Crash from '@site/src/components/Crash';

export default function ErrorPage(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <Crash {...props} />
    </>
  );
}
