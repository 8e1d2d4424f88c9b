// Why: the first column says whose site this is and whose it is not; the stock footer has no place for it.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/Footer/index.tsx (ejected)
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig, type MultiColumnFooter } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LogoMark from '@site/src/components/LogoMark';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const footer = useThemeConfig().footer as MultiColumnFooter | undefined;
  if (!footer) return null;
  return (
    <footer className={`footer theme-layout-footer ${styles.footer}`}>
      <div className={styles.columns}>
        <div>
          <p className={styles.brand}>
            <LogoMark />
            {siteConfig.title}
          </p>
          <p>{footer.copyright}</p>
        </div>
        {footer.links.map((column) => (
          <nav key={column.title} aria-label={column.title ?? undefined}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {column.items.map(({ label, to, href }) => (
                <li key={label}>
                  <Link to={to ?? href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
