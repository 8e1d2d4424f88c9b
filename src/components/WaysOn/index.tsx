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

/** Where a reader can go from a page that failed, in the version that was read. */
export default function WaysOn(): ReactNode {
  const version = useActiveVersion(undefined)?.name ?? defaultVersion;
  return (
    <ul className={styles.places}>
      {places.map(([path, label]) => (
        <li key={path}>
          <Link to={`/${version}/${path}`}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
