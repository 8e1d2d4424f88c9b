import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '@site/src/lib/pageLink';
import type { GroupedHit } from '../../client/groupHits';
import { pageOf } from '../../shared/pageOf';
import type { Hit } from '../../shared/types';
import SearchHit from '../SearchHit';
import styles from './rows.module.css';

interface Props extends GroupedHit {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onOpen: (hit: Hit) => void;
}

/**
 * A hit: an option of the list, and a link for who wants it in another tab. Docusaurus's own link would fetch the pages of all
 * rows at every letter; this one fetches what a reader points at.
 */
export default function HitRow({ hit, isAmbiguous, id, isActive, onChoose, onOpen }: Props): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hit.url}
      className={styles.row}
      onMouseEnter={() => void window.docusaurus.preload(pageOf(hit.url))}
      onMouseMove={() => isActive || onChoose()}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(hit);
      }}
    >
      <SearchHit hit={hit} isAmbiguous={isAmbiguous} />
    </a>
  );
}
