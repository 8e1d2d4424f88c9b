// Why: stock loads the search button's code and styles on every page, and shows nothing when the modal can't be loaded.
// This one is a link to the search page that opens the modal where scripts run.
// Upstream: @docusaurus/theme-search-algolia 3.9.2, theme/SearchBar/index.tsx (ejected)
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useDocSearchKeyboardEvents } from '@docsearch/core/useDocSearchKeyboardEvents';
import Link from '@docusaurus/Link';
import { isPlainClick } from '@site/src/lib/pageLink';
import type { Props as ModalProps } from '@theme/SearchModal';
import LoadFailure from './LoadFailure';
import Magnifier from './Magnifier';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const trigger = useRef<HTMLAnchorElement>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(
    () =>
      import('@theme/SearchModal').then((module) => {
        setModal(() => module.default);
      }),
    [],
  );
  const open = useCallback(() => {
    setHasFailed(false);
    setIsOpen(true);
    prepare().catch(() => {
      setIsOpen(false);
      setHasFailed(true);
    });
  }, [prepare]);
  const close = useCallback(() => {
    setIsOpen(false);
    setIsAsking(false);
    trigger.current?.focus();
  }, []);
  const dismiss = useCallback(() => {
    setHasFailed(false);
    trigger.current?.focus();
  }, []);
  // A failure counts only when the reader asks for the modal.
  const reach = () => void prepare().catch(() => undefined);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    isAskAiActive: isAsking,
    onAskAiToggle: setIsAsking,
  });

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
      {hasFailed && <LoadFailure onRetry={open} onClose={dismiss} />}
      {Modal && <Modal isOpen={isOpen} isAsking={isAsking} onAskingChange={setIsAsking} onClose={close} />}
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
