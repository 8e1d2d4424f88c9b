// Why: the boundary around pages lasts as long as the shell, so one page that crashed would leave its error standing
//   over every page that the reader turns to afterwards. Below the error stand ways on, and both begin at one edge.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/ErrorPageContent.tsx and theme/Layout/index.tsx (ejected)
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import Crash from '@site/src/components/Crash';
import WaysOn from '@site/src/components/WaysOn';

export default function ErrorPageContent(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const crashedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);

  return (
    <Crash {...props}>
      <p>The rest of the site works:</p>
      <WaysOn />
    </Crash>
  );
}
