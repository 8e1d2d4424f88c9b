// Why: the boundary around pages lasts as long as the shell, so one page that crashed would leave its error standing
//   over every page that the reader turns to afterwards.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/ErrorPageContent.tsx and theme/Layout/index.tsx (wrapped)
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return <ErrorPageContent {...props} />;
}
