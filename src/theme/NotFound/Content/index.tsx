// Why: the stock text sends readers to 'the owner of the site that linked you'; ours offers ways onward.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/NotFound/Content/index.tsx (ejected: every line differs)
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import WaysOn from '@site/src/components/WaysOn';

export default function NotFoundContent(): ReactNode {
  return (
    <main className="lone">
      <h1>Page Not Found</h1>
      <p>
        No page stands at this address. It may have moved, or exist in the other version only.{' '}
        <Link to="/search">Search the documentation</Link>, or start from one of these:
      </p>
      <WaysOn />
    </main>
  );
}
