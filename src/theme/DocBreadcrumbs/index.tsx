// Why: version badge and page actions stand at the end of the breadcrumbs' line, and a page that no sidebar lists has
//   breadcrumbs too.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocBreadcrumbs/index.tsx (wrapped)
import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocVersionBadge from '@theme/DocVersionBadge';
import CopyPage from '@site/src/components/CopyPage';
import PageProgram from '@site/src/components/PageProgram';
import OutsideSidebar from './OutsideSidebar';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const isListed = Boolean(useSidebarBreadcrumbs()?.length);
  const isInSection = useDoc().metadata.id.includes('/');
  return (
    <div className={styles.line}>
      {!isListed && isInSection ? <OutsideSidebar /> : <DocBreadcrumbs />}
      <span className={styles.actions}>
        <PageProgram />
        <CopyPage />
        <DocVersionBadge />
      </span>
    </div>
  );
}
