// Why: the stock button is a disc with a shadow that grows into view, and covers the contents where they have a column.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/BackToTopButton/index.tsx (ejected)
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: 300 });
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={`${ThemeClassNames.common.backToTopButton} ${styles.button ?? ''}`}
      hidden={!shown}
      onClick={scrollToTop}
    />
  );
}
