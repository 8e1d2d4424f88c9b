import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { shownSearch } from '../../client/kept/searches';
import { KindChip } from '../SearchHit';
import styles from './rows.module.css';

interface Props {
  readonly search: ReturnType<typeof shownSearch>;
  readonly onOpen: () => void;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A search of the reader's, with the path of what it leads to. */
export default function KeptRow({ search, onOpen, children }: Props): ReactNode {
  return (
    <li className={styles.kept}>
      <Link to={search.url} data-row="" className={styles.row} onClick={onOpen}>
        <span className={styles.keptText}>
          {search.title}
          {search.path && <span className={styles.keptPath}>{search.path}</span>}
        </span>
        {search.kind && <KindChip kind={search.kind} />}
      </Link>
      {children}
    </li>
  );
}

interface ButtonProps {
  readonly sign: string;
  readonly title: string;
  readonly onClick: () => void;
}

export function IconButton({ sign, title, onClick }: ButtonProps): ReactNode {
  return (
    <button type="button" className={styles.icon} title={title} aria-label={title} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
