import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { sections } from '@site/config/sections';
import styles from './styles.module.css';

interface ListedPage {
  readonly title: string;
  readonly description: string;
  readonly addresses: Readonly<Record<string, string>>;
}

interface Props {
  /** Section's folder → its pages. */
  readonly sections: Readonly<Record<string, readonly ListedPage[]>>;
}

/** Every page by title and description, for the search page before anything is searched. */
export default function PageList({ sections: pages }: Props): ReactNode {
  return (
    <div className={styles.list}>
      {sections.map(({ folder, title }) => (
        <section key={folder}>
          <h2>{title}</h2>
          <ul>
            {pages[folder]?.map((page) => (
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
