// Why: the stock text sends readers to 'the owner of the site that linked you'; ours offers ways onward.
// Upstream: @docusaurus/theme-classic 3.9.2, theme/NotFound/Content/index.tsx (ejected: every line differs)
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { defaultVersion } from '@site/config/site';
import styles from './styles.module.css';

const places = [
  ['getting_started/installation', 'Install the platform'],
  ['getting_started/quickstart', 'Run a first backtest'],
  ['concepts', 'Concepts'],
  ['integrations', 'Integrations'],
  ['api_reference', 'API reference'],
] as const;

export default function NotFoundContent(): ReactNode {
  const version = useActiveVersion(undefined)?.name ?? defaultVersion;
  return (
    <main className={styles.page}>
      <h1>Page Not Found</h1>
      <p>
        No page stands at this address. It may have moved, or exist in the other version only.{' '}
        <Link to="/search">Search the documentation</Link>, or start from one of these:
      </p>
      <ul>
        {places.map(([path, label]) => (
          <li key={path}>
            <Link to={`/${version}/${path}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
