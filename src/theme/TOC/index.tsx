// Why: the list of contents gets its visible heading, as a navigation landmark of that name.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/TOC/index.tsx (ejected: its element has no place for a heading)
import type { ReactNode } from 'react';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav className={`${styles.contents} thin-scrollbar ${className ?? ''}`} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      {/* Class names of their own, so that the list in the page's head isn't highlighted along with it. */}
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
