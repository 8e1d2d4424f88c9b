// Why: without a hosted search service the classic theme has no search box; this one leads to the search page.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/SearchBar.tsx (an empty component, meant to be replaced)
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className={styles.search} aria-label="Search">
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="4.2" />
        <path d="m9.3 9.3 3.2 3.2" />
      </svg>
      <span>Search</span>
    </Link>
  );
}
