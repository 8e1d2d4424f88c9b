import type { ReactNode } from 'react';
import styles from './bar.module.css';

interface Props {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog's first line: a field, and the button that closes, which says its key or, on a phone, what it does. */
export default function Bar({ onClose, children }: Props): ReactNode {
  return (
    <div className={styles.bar}>
      {children}
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <kbd aria-hidden="true">esc</kbd>
        <span aria-hidden="true">Close</span>
      </button>
    </div>
  );
}
