// Why: sidebar and page share one centred frame, and the sidebar can't be hidden, so the stock states, margins and
//   expand button fall away. The landing page has no sidebar beside it; the slide-in menu still gets its list.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocRoot/Layout/index.tsx, with Layout/Sidebar and Layout/Main (ejected)
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useActiveVersion, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import DocSidebar from '@theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const isLanding = useActiveVersion(undefined)?.path === pathname;
  return (
    <div className={isLanding ? styles.landing : styles.frame}>
      <BackToTopButton />
      {sidebar && (
        <aside className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.sidebar}`}>
          <DocSidebar sidebar={sidebar.items} path={pathname} onCollapse={nothing} isHidden={false} />
        </aside>
      )}
      <main className={styles.main}>{children}</main>
    </div>
  );
}

/** The sidebar can't be collapsed. */
function nothing(): void {
  /* required by the sidebar's props */
}
