// Why: with a navbar that hides on scroll the stock sidebar shows a second logo and its collapse button; ours is the
//   list alone, sticking below the navbar, scrolled to the page that is open.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocSidebar/Desktop/index.tsx and Desktop/Content (ejected)
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Desktop';
import styles from './styles.module.css';

function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = list.current.getBoundingClientRect();
    // The list's own scrolling and not scrollIntoView, which would move the page as well.
    if (bottom > frame.bottom) list.current.scrollTop += top - frame.top - frame.height / 2;
  }, []);

  return (
    <nav ref={list} aria-label="Docs sidebar" className={`menu thin-scrollbar ${styles.menu}`}>
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

export default memo(DocSidebarDesktop);
