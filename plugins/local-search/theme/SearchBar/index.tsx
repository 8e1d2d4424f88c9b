// Why: stock loads the search button's code and styles on every page, and shows nothing when the modal can't be loaded.
// This one is a link to the search page that opens the modal where scripts run.
// Upstream: @docusaurus/theme-search-algolia 3.9.2, theme/SearchBar/index.tsx (ejected)
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import type { Props as ModalProps } from '@theme/SearchModal';
import prepareModal from '@theme/SearchModal/prepare';
import LoadFailure, { takeFocus } from './LoadFailure';
import Magnifier from './Magnifier';
import styles from './styles.module.css';
import { useSearchKeys } from './useSearchKeys';

export default function SearchBar(): ReactNode {
  const trigger = useRef<HTMLAnchorElement>(null);
  /** What had the focus when search opened. */
  const before = useRef<Element>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [selected, setSelected] = useState('');
  const [typed, setTyped] = useState('');
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(() => {
    prepareModal();
    return import('@theme/SearchModal').then((module) => {
      setModal(() => module.default);
    });
  }, []);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setSelected(String(getSelection()));
    setTyped('');
    setHasFailed(false);
    setIsOpen(true);
    prepare().catch(() => {
      setHasFailed(true);
    });
  }, [prepare]);
  const close = useCallback(() => setIsOpen(false), []);
  useLayoutEffect(() => {
    if (isOpen || !before.current) return;
    const place = before.current === document.body ? trigger : before;
    (place.current as HTMLElement | null)?.focus({ preventScroll: true });
  }, [isOpen]);
  // A failure counts only when the reader asks for the modal.
  const reach = () => void prepare().catch(() => undefined);

  useSearchKeys(isOpen, open, close);

  return (
    <>
      <Link
        to="/search"
        ref={trigger}
        className={styles.search}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        // Link has handlers of its own for mouse and touch.
        onPointerEnter={reach}
        onFocus={reach}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <Magnifier />
        <span>Search</span>
        <Shortcut />
      </Link>
      {Modal ? (
        <Modal isOpen={isOpen} selected={selected} typed={typed} onClose={close} />
      ) : (
        isOpen &&
        (hasFailed ? (
          <LoadFailure onRetry={open} onClose={close} />
        ) : (
          // Takes the keys of a reader who types before the modal is there, which then reads them.
          <input
            ref={takeFocus}
            className={styles.floating}
            placeholder="Loading …"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ))
      )}
    </>
  );
}

function Shortcut(): ReactNode {
  const [key, setKey] = useState('Ctrl K');
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.userAgent)) setKey('⌘ K');
  }, []);
  return <kbd aria-hidden="true">{key}</kbd>;
}
