// Why: upstream the name of a dropdown is a link in a button's role. It says 'current page' on every page, doesn't
//   answer to the space bar, and its list can't be put away with Escape. Ours is a button that does.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/NavbarItem/DropdownNavbarItem/Desktop/index.tsx (ejected)
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** 'dismissed' is put away by Escape while the pointer, which would show it, still rests on it. */
type State = 'closed' | 'open' | 'dismissed';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const listId = useId();

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setState('closed');
    };
    const dismiss = ({ key }: KeyboardEvent) => {
      const dropdown = container.current;
      if (key !== 'Escape' || !dropdown) return;
      if (dropdown.contains(document.activeElement)) button.current?.focus();
      setState(dropdown.matches(':hover') ? 'dismissed' : 'closed');
    };
    const leaving = ['mousedown', 'touchstart', 'focusin'] as const;
    for (const kind of leaving) document.addEventListener(kind, leave);
    document.addEventListener('keydown', dismiss);
    return () => {
      for (const kind of leaving) document.removeEventListener(kind, leave);
      document.removeEventListener('keydown', dismiss);
    };
  }, []);

  return (
    <div
      ref={container}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        state === 'open' && 'dropdown--show',
        state !== 'dismissed' && 'dropdown--hoverable',
      )}
      onMouseLeave={() => setState((last) => (last === 'dismissed' ? 'closed' : last))}
    >
      <button
        ref={button}
        type="button"
        className={clsx('navbar__link clean-btn', className)}
        aria-expanded={state === 'open'}
        aria-controls={listId}
        onClick={() => setState((last) => (last === 'open' ? 'closed' : 'open'))}
      >
        {props.children ?? props.label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
