// Why: article and contents stand in columns of fixed measure instead of Infima's twelfths, the version badge stands in
//   the breadcrumbs' line, and the landing page has neither.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocItem/Layout/index.tsx (ejected)
import type { ReactNode } from 'react';
import { useWindowSize } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocVersionBanner from '@theme/DocVersionBanner';
import type { Props } from '@theme/DocItem/Layout';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const windowSize = useWindowSize();
  if (frontMatter.hide_title) {
    return (
      <article>
        <DocItemContent>{children}</DocItemContent>
      </article>
    );
  }
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className={styles.contents}>
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
