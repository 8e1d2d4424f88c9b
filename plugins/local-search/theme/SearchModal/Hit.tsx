import type { ReactElement, ReactNode } from 'react';
import type { InternalDocSearchHit, StoredDocSearchHit } from '@docsearch/react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isEntryKind, kindOf } from '../../client/kindOf';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  /** The attributes of an option, given by a mend (`client/docsearch/rows.ts`). */
  readonly choice?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A hit's link, with the kind of what it leads to. */
export default function Hit({ hit, choice, children }: Props): ReactElement {
  const kind = kindOf(hit);
  return (
    <Link to={hit.url} className={clsx(isEntryKind(kind) && 'DocSearch-Hit-entry')} {...choice}>
      {children}
      {kind && <span className="DocSearch-Hit-kind">{kind}</span>}
    </Link>
  );
}
