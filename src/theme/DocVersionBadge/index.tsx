// Why: the badge names the platform's version too, which 'Version: latest' doesn't tell.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocVersionBadge/index.tsx (ejected)
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useDocumentedVersion } from '@site/src/lib/versions';
import styles from './styles.module.css';

export default function DocVersionBadge(): ReactNode {
  const { badge, label, version } = useDocsVersion();
  const { platform } = useDocumentedVersion(version);
  if (!badge) return null;
  return (
    <span className={`${ThemeClassNames.docs.docVersionBadge} ${styles.badge} ${styles[version] ?? ''}`}>
      {`${label} · ${platform}`}
    </span>
  );
}
