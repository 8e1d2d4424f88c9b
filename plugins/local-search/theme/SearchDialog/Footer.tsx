import type { ReactNode } from 'react';
import AllResults from '../SearchHit/AllResults';
import styles from './footer.module.css';

interface Props {
  readonly query: string;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** Which the search page starts with. */
  readonly version: string;
  readonly onClose: () => void;
}

/** The keys, for those who have them, and the way to all results. */
export default function Footer({ total = 0, ...search }: Props): ReactNode {
  return (
    <div className={styles.footer}>
      <Keys keys={['↑', '↓']} of="move" />
      <Keys keys={['↵']} of="open" />
      <Keys keys={['esc']} of="close" />
      <AllResults {...search} total={total} />
    </div>
  );
}

export function Keys({ keys, of }: { readonly keys: readonly string[]; readonly of: string }): ReactNode {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {of}
    </span>
  );
}
