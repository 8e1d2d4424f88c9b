import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Exchange } from '../../client/answers/exchange';
import { exchangesOf, keptConversations } from '../../client/kept/conversations';
import { keptSearches, shownSearch, type StoredSearch } from '../../client/kept/searches';
import { useSearchConfig } from '../../client/useSearchConfig';
import KeptRow, { IconButton } from './KeptRow';
import { places, questions } from './places';
import { onRowKey } from './rowKeys';
import styles from './rows.module.css';

interface Props {
  readonly version: string;
  readonly onConverse: (question: string, earlier?: readonly Exchange[]) => void;
  readonly onClose: () => void;
}

/** What stands under an empty field: the reader's own searches and conversations, questions, and well-read pages. */
export default function Start({ version, onConverse, onClose }: Props): ReactNode {
  const { indexName } = useSearchConfig();
  const searches = keptSearches(indexName);
  const conversations = keptConversations(indexName);
  const read = () => ({
    recent: searches.recent.all(),
    favourites: searches.favourites.all(),
    talks: conversations.all(),
  });
  const [{ recent, favourites, talks }, setKept] = useState(read);
  const change = (action: () => void) => () => {
    action();
    setKept(read());
  };
  const row = (search: StoredSearch, buttons: ReactNode) => (
    <KeptRow
      key={search.objectID}
      search={shownSearch(search)}
      onOpen={() => {
        searches[favourites.includes(search) ? 'favourites' : 'recent'].add(search);
        onClose();
      }}
    >
      {buttons}
    </KeptRow>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys go through the links inside
    <div className={styles.rows} onKeyDown={onRowKey}>
      <List title="Recent">
        {recent.map((search) =>
          row(
            search,
            <>
              <IconButton sign="☆" title="Save this search" onClick={change(() => searches.favour(search))} />
              <IconButton
                sign="×"
                title="Remove this search from history"
                onClick={change(() => searches.recent.remove(search))}
              />
            </>,
          ),
        )}
      </List>
      <List title="Favourite">
        {favourites.map((search) =>
          row(
            search,
            <IconButton
              sign="×"
              title="Remove this search from favourites"
              onClick={change(() => searches.favourites.remove(search))}
            />,
          ),
        )}
      </List>
      <List title="Recent conversations">
        {talks.map((talk) => (
          <li key={talk.objectID} className={styles.kept}>
            <button
              type="button"
              data-row=""
              className={styles.row}
              onClick={() => onConverse('', exchangesOf(talk))}
            >
              {exchangesOf(talk)[0]?.question}
            </button>
            <IconButton
              sign="×"
              title="Remove this conversation from history"
              onClick={change(() => conversations.remove(talk))}
            />
          </li>
        ))}
      </List>
      <List title="Where most readers go">
        {places.map(([path, label]) => (
          <li key={path}>
            <Link to={`/${version}/${path}`} data-row="" className={styles.row} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </List>
      <List title="Ask a question, and the pages answer">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" data-row="" className={styles.row} onClick={() => onConverse(question)}>
              {question}
            </button>
          </li>
        ))}
      </List>
      <p className={styles.hint}>
        Begin with <code>guide:</code>, <code>venue:</code> or <code>api:</code> to search there alone.
      </p>
    </div>
  );
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode[] | ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.path}>{title}</div>
      <ul>{children}</ul>
    </section>
  );
}
