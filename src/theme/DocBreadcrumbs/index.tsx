// Why: version badge and page actions stand at the end of the breadcrumbs' line, on pages without breadcrumbs too.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocBreadcrumbs/index.tsx (wrapped)
import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocVersionBadge from '@theme/DocVersionBadge';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.line}>
      <DocBreadcrumbs />
      <span className={styles.actions}>
        <CopyPage />
        <DocVersionBadge />
      </span>
    </div>
  );
}
