import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface ListedPage {
  readonly title: string;
  readonly description: string;
  readonly addresses: Readonly<Record<string, string>>;
}

interface Props {
  readonly sections: Readonly<Record<string, readonly ListedPage[]>>;
}

const names: Readonly<Record<string, string>> = {
  getting_started: 'Getting started',
  concepts: 'Concepts',
  tutorials: 'Tutorials',
  integrations: 'Integrations',
  api_reference: 'API reference',
  developer_guide: 'Developer guide',
};

/** Every page by title and description, for the search page before anything is searched. */
export default function PageList({ sections }: Props): ReactNode {
  return (
    <div className={styles.list}>
      {Object.entries(names).map(([folder, name]) => (
        <section key={folder}>
          <h2>{name}</h2>
          <ul>
            {sections[folder]?.map((page) => (
              <Entry key={page.title} {...page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ title, description, addresses }: ListedPage): ReactNode {
  const [first, second] = Object.entries(addresses);
  return (
    <li>
      {first && <Link to={first[1]}>{title}</Link>}
      {second && (
        <Link className={styles.other} to={second[1]} aria-label={`${title}, ${second[0]}`}>
          {second[0]}
        </Link>
      )}
      <span>{description}</span>
    </li>
  );
}
