// Why: with a navbar that hides on scroll the stock sidebar shows a second logo and its collapse button; ours is the
//   list alone, sticking below the navbar.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/DocSidebar/Desktop/index.tsx and Desktop/Content (ejected)
import { memo, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Desktop';
import styles from './styles.module.css';

function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  return (
    <nav aria-label="Docs sidebar" className={`menu thin-scrollbar ${styles.menu}`}>
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

export default memo(DocSidebarDesktop);
