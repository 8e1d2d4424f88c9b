// Why: the boundary around pages lasts as long as the shell, so one page that crashed would leave its error standing
//   over every page that the reader turns to afterwards. Below the error stand ways on.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/ErrorPageContent.tsx and theme/Layout/index.tsx (wrapped)
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';
import WaysOn from '@site/src/components/WaysOn';
import styles from './styles.module.css';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <div className={styles.crash}>
      <ErrorPageContent {...props} />
      <p>The rest of the site works:</p>
      <WaysOn />
    </div>
  );
}
