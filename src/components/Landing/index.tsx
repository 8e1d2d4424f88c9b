import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import latest from '@site/facts/latest/landing.json';
import nightly from '@site/facts/nightly/landing.json';
import { useDocumentedVersion, useDocumentedVersions } from '@site/src/lib/versions';
import { doors, lists, newInNightly, type Place } from './places';
import Result from './Result';
import styles from './styles.module.css';

const runs = { latest, nightly };

interface Props {
  /** The strategy's listing, a fence of the page. */
  readonly children: ReactNode;
}

/** The landing page of a version: what the platform is, a strategy with its real result, and the ways on. */
export default function Landing({ children }: Props): ReactNode {
  const { version } = useDocsVersion();
  const run = version === 'nightly' ? runs.nightly : runs.latest;
  return (
    <div className={styles.landing}>
      <Versions active={version} />
      <h1>Write a trading strategy once. Test it on history, then run it live.</h1>
      <p className={styles.lead}>
        NautilusTrader is an open-source, event-driven engine with a Rust core and a Python API. A strategy
        receives the same events, at nanosecond resolution, from a file of ticks or from a venue.
      </p>
      <Start version={version} />
      <div className={styles.pair}>
        {children}
        <Result run={run} />
      </div>
      <nav className={styles.doors} aria-label="Ways in">
        {doors.map(({ path, label, text, action }) => (
          <Link key={path} to={`/${version}/${path}`}>
            <b>{label}</b>
            <span>{text}</span>
            <code>{action}</code>
          </Link>
        ))}
      </nav>
      <div className={styles.lists}>
        {lists.map(({ title, places }) => (
          <Places key={title} title={title} places={places} version={version} />
        ))}
        <Places title="New in nightly" places={newInNightly} version="nightly" />
      </div>
    </div>
  );
}

/** What to do first, in sight without scrolling: `.code` and `data-copy` are what src/client/copyCode.ts looks for. */
function Start({ version }: { readonly version: string }): ReactNode {
  const { runsOn } = useDocumentedVersion(version);
  return (
    <div className={styles.start}>
      <Link to={`/${version}/getting_started/quickstart`}>Run a first backtest</Link>
      <span className="code">
        <code>pip install nautilus_trader=={runsOn}</code>
        <button type="button" className="code-copy" data-copy="" aria-live="polite">
          Copy
        </button>
      </span>
    </div>
  );
}

function Versions({ active }: { readonly active: string }): ReactNode {
  return (
    <p className={styles.versions}>
      {useDocumentedVersions().map(({ name, platform, stage }) =>
        name === active ? (
          <span key={name} className={stage === 'release' ? undefined : styles.unreleased}>
            <span className={`theme-doc-version-badge ${styles.badge ?? ''}`}>
              {name} · {platform}
            </span>
            {stage === 'release' ? '' : ' unreleased'}
          </span>
        ) : (
          <Link key={name} to={`/${name}`}>
            {name} · {platform} {stage === 'release' ? '' : stage}
          </Link>
        ),
      )}
    </p>
  );
}

function Places(props: {
  readonly title: string;
  readonly places: readonly Place[];
  readonly version: string;
}) {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul>
        {props.places.map(({ path, label, note }) => (
          <li key={path}>
            <Link to={`/${props.version}/${path}`}>{label}</Link> {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
