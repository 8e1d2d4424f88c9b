// Why: the stock text sends readers to 'the owner of the site that linked you'; ours offers ways onward.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/NotFound/Content/index.tsx (ejected: every line differs)
import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import WaysOn from '@site/src/components/WaysOn';

export default function NotFoundContent(): ReactNode {
  const { pathname } = useLocation();
  // One file answers for all unknown addresses, so only the browser knows which it was.
  const [words, setWords] = useState('');
  useEffect(() => {
    setWords(lastWords(pathname));
  }, [pathname]);
  return (
    <main className="lone">
      <h1>Page Not Found</h1>
      <p>
        No page stands at this address. It may have moved, or exist in the other version only.{' '}
        <Link to={words ? `/search?q=${encodeURIComponent(words)}` : '/search'}>
          Search the documentation{words && ` for “${words}”`}
        </Link>
        , or start from one of these:
      </p>
      <WaysOn />
    </main>
  );
}

/** What the page was to be called: `/docs/latest/concepts/order_book` asks for 'order book'. */
function lastWords(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return last
    .replace(/\.html?$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
