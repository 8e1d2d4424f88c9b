// Why: sections' addresses in the structured data end in a slash, which redirects; search engines shall see the real ones.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocBreadcrumbs/StructuredData/index.tsx (wrapped)
import type { ReactNode } from 'react';
import { removeTrailingSlash } from '@docusaurus/utils-common';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredDataWrapper({ breadcrumbs }: Props): ReactNode {
  const clean = breadcrumbs.map((item) =>
    item.href === undefined ? item : { ...item, href: removeTrailingSlash(item.href) },
  );
  return <StructuredData breadcrumbs={clean} />;
}
