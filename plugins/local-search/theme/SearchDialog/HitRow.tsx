import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import type { GroupedHit } from '../../client/groupHits';
import type { Hit } from '../../shared/types';
import SearchHit from '../SearchHit';
import styles from './rows.module.css';

interface Props extends GroupedHit {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onOpen: (hit: Hit) => void;
}

/** A hit: an option of the list, and a link for who wants it in another tab. */
export default function HitRow({ hit, isAmbiguous, id, isActive, onChoose, onOpen }: Props): ReactNode {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={hit.url}
      className={styles.row}
      onMouseMove={() => isActive || onChoose()}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(hit);
      }}
    >
      <SearchHit hit={hit} isAmbiguous={isAmbiguous} />
    </Link>
  );
}
