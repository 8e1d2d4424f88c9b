import { useEffect } from 'react';

/**
 * The keys of search: Ctrl+K or Cmd+K opens and closes, `/` opens where nobody types, Escape closes what waits for the
 * modal; the modal has its own. DocSearch's hook does the same in more than twice the bytes, which every reader would load.
 */
export function useSearchKeys(isOpen: boolean, onOpen: () => void, onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isToggle = /^k$/i.test(key) && (event.ctrlKey || event.metaKey);
      if (isToggle || (isOpen ? key === 'Escape' : key === '/' && !isField(target))) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, onOpen, onClose]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'))
  );
}
