// Why: upstream leaves the focus on the button behind the open menu, from where Tab walks through the covered page,
//   and Escape does nothing. Here the focus enters the menu, stays in it, and comes back when it closes. A version
//   chosen in the menu leaves it open over the page upstream (its own onClick replaces the menu's); here it closes.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Navbar/MobileSidebar/index.tsx (wrapped)
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();

  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (shown && pathname !== lastPathname.current) toggle();
    lastPathname.current = pathname;
  }, [shown, toggle, pathname]);

  useEffect(() => {
    const menu = shown ? document.querySelector('.navbar-sidebar') : null;
    if (!menu) return undefined;
    const covered = elementsAround(menu).filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();

    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') toggle();
    };
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      for (const element of covered) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}

/** Everything on the page beside the menu and what contains it; the backdrop stays, since a tap on it closes. */
function elementsAround(menu: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  let element = menu;
  while (element.parentElement && element !== document.body) {
    for (const sibling of element.parentElement.children) {
      const stays = sibling === element || sibling.classList.contains('navbar-sidebar__backdrop');
      if (!stays && sibling instanceof HTMLElement) around.push(sibling);
    }
    element = element.parentElement;
  }
  return around;
}
