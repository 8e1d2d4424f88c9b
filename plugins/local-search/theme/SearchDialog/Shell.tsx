import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { goOnAtSection } from '../SearchBar/goOnAtSection';
import styles from './shell.module.css';

interface Props {
  /** Goes back or closes. */
  readonly onEscape: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus, and all behind it is out of reach. */
export default function Shell({ onEscape, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    dialog.current?.showModal();
  }, []);
  useEffect(() => goOnAtSection(), []);
  useEffect(() => {
    // A press on the browser's Back leaves the page that the dialog stands over.
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  return createPortal(
    // The keys and the press on what is behind are for those who have them; all have the button that closes.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Search"
      className={styles.dialog}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
      // A phone's gesture to go back.
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>{children}</div>
    </dialog>,
    document.body,
  );
}
