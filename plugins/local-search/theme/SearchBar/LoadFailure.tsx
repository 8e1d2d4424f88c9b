import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What stands under the navbar when the modal's own code can't be loaded. */
export default function LoadFailure({ onRetry, onClose }: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    retry.current?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [onClose]);
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>Unable to fetch results</strong>
        <br />
        You might want to check your network connection.
      </p>
      <button type="button" ref={retry} onClick={onRetry}>
        Retry
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
