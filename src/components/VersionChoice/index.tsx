import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { defaultVersion } from '@site/config/site';
import { useDocumentedVersions } from '@site/src/lib/versions';
import styles from './styles.module.css';

/** The documentation's root: which version to read, and where to begin. */
export default function DocumentationRoot(): ReactNode {
  const versions = useDocumentedVersions();
  return (
    <Layout
      title="Choose a version"
      description="Independent documentation for NautilusTrader in two versions: the release, and the development that follows it."
    >
      <main className="lone">
        <h1>Which version do you run?</h1>
        <p className={styles.lead}>
          Each version of these pages describes one version of the platform. Read the one that you have
          installed.
        </p>
        <div className="table-frame" role="region" aria-label="Versions" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th>Pages</th>
                <th>Platform</th>
                <th>Python</th>
                <th>Read it when</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ name, platform, python, stage }) => (
                <tr key={name}>
                  <td>
                    <Link to={`/${name}`}>{name}</Link>
                  </td>
                  <td>
                    {platform}, {stage}
                  </td>
                  <td>{python}</td>
                  <td>{reasons[name]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          Most readers want <Link to="/latest">latest</Link>. New here?{' '}
          <Link to={`/${defaultVersion}/getting_started`}>Begin</Link> with an installation and a first
          backtest. A switch in the bar above keeps your page when you change version.
        </p>
      </main>
    </Layout>
  );
}

const reasons: Readonly<Record<string, string>> = {
  latest: 'you installed the release from PyPI',
  nightly: 'you build the development branch, or look at what comes next',
};
