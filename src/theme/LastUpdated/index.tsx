// Why: dates are written as in British English, like those below code; upstream writes them as the locale 'en' does, in
//   American English.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/LastUpdated/index.tsx (ejected)
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date.toISOString()}>{day.format(date)}</time>
    </span>
  );
}
