import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import type { Source } from '../../shared/types';
import styles from './answer.module.css';

interface Props {
  readonly source: Source;
  readonly onClose: () => void;
  /** Of a passage that is named by it; without one the source's name is shown. */
  readonly number?: number;
}

/** Leads to a section, or a page, and closes search. */
export default function SourceLink({ source, onClose, number }: Props): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose();
  };
  return (
    <Link
      to={source.url}
      className={styles.source}
      {...(number === undefined ? {} : { title: source.name })}
      onClick={onClick}
    >
      {number === undefined ? source.name : `[${number}]`}
    </Link>
  );
}
