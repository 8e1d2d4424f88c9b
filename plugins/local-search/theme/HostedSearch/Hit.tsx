import type { ReactElement, ReactNode } from 'react';
import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A hit's link, which the router follows. */
export default function Hit({ hit, children }: Props): ReactElement {
  return <Link to={hit.url}>{children}</Link>;
}
