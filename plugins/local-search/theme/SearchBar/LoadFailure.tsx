import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
  /** Makes it a message that floats over the page and takes the focus. */
  readonly onClose?: () => void;
}

/** That search can't be had: under the navbar when the modal's own code can't be loaded, and on the search page. */
export default function LoadFailure({ onRetry, onClose }: Props): ReactNode {
  return (
    <div role="alert" className={onClose ? styles.floating : styles.box}>
      <p>
        <strong>Unable to fetch results</strong>
        <br />
        You might want to check your network connection.
      </p>
      <button type="button" ref={onClose && takeFocus} onClick={onRetry}>
        Retry
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}

/** For what is focused when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
