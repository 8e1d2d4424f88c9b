import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Layout from '@theme/Layout';
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

/** The page at /docs/search: every page by title and description, narrowed by the words of `q` or of the field. */
export default function PageList({ sections }: Props): ReactNode {
  const { search } = useLocation();
  const [query, setQuery] = useState('');
  useEffect(() => {
    setQuery(new URLSearchParams(search).get('q') ?? '');
  }, [search]);

  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ title, description }: ListedPage) =>
    words.every((word) => `${title} ${description}`.toLowerCase().includes(word));
  const shown = Object.entries(names)
    .map(([folder, name]) => ({ name, pages: (sections[folder] ?? []).filter(fits) }))
    .filter(({ pages }) => pages.length > 0);
  const count = shown.reduce((sum, { pages }) => sum + pages.length, 0);

  return (
    <Layout
      title="Search"
      description="All pages of the documentation by title and description, in both versions of the platform."
    >
      <main className={styles.page}>
        <h1>Search</h1>
        <p>
          <label htmlFor="page-filter">Words in a page’s title or description</label>
          <input
            id="page-filter"
            type="search"
            value={query}
            autoComplete="off"
            onChange={({ target }) => {
              setQuery(target.value);
            }}
          />
        </p>
        <p role="status">{count === 1 ? '1 page' : `${count} pages`}</p>
        {shown.map(({ name, pages }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {pages.map((page) => (
                <Entry key={page.title} {...page} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
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
