import type { ReactNode } from 'react';
import clsx from 'clsx';
import { isEntryKind, kindOf } from '../../client/kindOf';
import type { Hit } from '../../shared/types';
import Coded from './Coded';
import Marked from './Marked';
import styles from './styles.module.css';

interface Props {
  readonly hit: Hit;
  /** What the title is beside text. */
  readonly heading?: 'h2' | 'span';
  /** Another hit beside this one has the same title: then what stands above it tells them apart. */
  readonly isAmbiguous?: boolean;
}

/** What a hit's link shows, in the dialog and on the search page. */
export default function SearchHit({ hit, heading: Title = 'span', isAmbiguous = false }: Props): ReactNode {
  const kind = kindOf(hit);
  return (
    <>
      <span className={styles.text}>
        <Title className={clsx(styles.title, isEntryKind(kind) && styles.name)}>
          <Marked parts={hit.title} />
          {isAmbiguous && hit.above.length > 0 && (
            <small className={styles.above}> in {hit.above.join(' › ')}</small>
          )}
        </Title>
        {hit.snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked parts={hit.snippet} />
          </span>
        )}
        {hit.remedy && (
          <>
            <span className={styles.told}>
              <Coded text={hit.remedy.cause} />
            </span>
            <span className={styles.told}>
              <b>Remedy:</b> <Coded text={hit.remedy.remedy} />
            </span>
          </>
        )}
      </span>
      {kind && <KindChip kind={kind} />}
    </>
  );
}

export function KindChip({ kind }: { readonly kind: string }): ReactNode {
  return <span className={styles.kind}>{kind}</span>;
}
