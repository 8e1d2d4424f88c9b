import { useEffect } from 'react';

interface Options {
  readonly isOpen: boolean;
  /** Whether the modal shows an answer in the place of hits. */
  readonly isAsking: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onAskingChange: (isAsking: boolean) => void;
}

/**
 * The keys of search: Ctrl+K or Cmd+K opens and closes, `/` opens where nobody types, Escape goes back to the hits or
 * closes. DocSearch's own hook does the same in more than twice the bytes, which every reader would load.
 */
export function useSearchKeys({ isOpen, isAsking, onOpen, onClose, onAskingChange }: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isEscape = key === 'Escape';
      const isSlash = key === '/' && !isField(target);
      const isToggle = /^k$/i.test(key) && (event.ctrlKey || event.metaKey);
      if (isOpen && isEscape && isAsking) onAskingChange(false);
      else if (isToggle || (isOpen ? isEscape : isSlash)) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, isAsking, onOpen, onClose, onAskingChange]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'))
  );
}
