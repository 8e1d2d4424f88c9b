import type { ReactElement, ReactNode } from 'react';
import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { kindOf } from '../../client/kindOf';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** A hit's link, with the kind of what it leads to. */
export default function Hit({ hit, children }: Props): ReactElement {
  const kind = kindOf(hit);
  return (
    // The list's own keys choose a hit; a stop of the Tab key inside an option would be a second way into it.
    <Link to={hit.url} tabIndex={-1}>
      {children}
      {kind && <span className="DocSearch-Hit-kind">{kind}</span>}
    </Link>
  );
}
