import { useEffect, useRef, useState } from 'react';
import type { Hit, SearchResults } from '../../shared/types';
import { useSearchSource } from './useSearchSource';

/** The hits shown so far, and what they belong to. */
export interface Found {
  readonly query: string;
  readonly version: string;
  readonly total: number;
  readonly hits: readonly Hit[];
  /** Other queries, for one that finds nothing. */
  readonly suggestions?: readonly string[] | undefined;
  /** The query as it was understood, where it was misspelt. */
  readonly corrected?: string | undefined;
  /** How much each part of the site holds; the hosted search doesn't say. */
  readonly counts?: SearchResults['counts'] | undefined;
}

const hitsPerPage = 20;
/** Further pages that are loaded again for who comes back. */
const mostPages = 20;
/** Letters typed within this time are one search. */
const pause = 150;

/**
 * Searches as the reader types, in the embedded search or the hosted one.
 *
 * @param query - what the reader typed
 * @param version - the version to search
 * @returns what was found so far, and how to go on
 */
export function useSearchResults(query: string, version: string) {
  const search = useSearchSource(version);
  const [found, setFound] = useState<Found>();
  // Further pages belong to one query: another one starts anew.
  const key = `${version}\n${query}`;
  const [further, setFurther] = useState({ key, pages: 0 });
  const wanted = further.key === key ? further.pages : 0;
  /** What the hits belong to, and their last page. */
  const shown = useRef<{ readonly search: typeof search; readonly query: string; readonly page: number }>(
    undefined,
  );
  const [attempt, setAttempt] = useState(0);
  const [isLoading, setIsLoading] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const last = shown.current?.search === search && shown.current.query === query ? shown.current.page : -1;
    // Who comes back to further pages has none of them yet.
    const page = last < 0 ? Math.max(wanted, keptPages()) : wanted;
    let isCurrent = true;
    setIsLoading(page > last);
    setHasFailed(false);
    if (page <= last) return undefined;
    const timer = setTimeout(
      () => {
        const pages = Array.from({ length: page - last }, (_, at) =>
          search(query, (last + 1 + at) * hitsPerPage, hitsPerPage),
        );
        Promise.all(pages).then(
          (answers) => {
            const answer = answers.at(-1);
            if (!isCurrent || !answer) return;
            const hits = answers.flatMap((one) => one.hits);
            setFound((before) => ({
              query,
              version,
              total: answer.total,
              suggestions: answer.suggestions,
              corrected: answer.corrected,
              counts: answer.counts,
              hits: last < 0 || !before ? hits : [...before.hits, ...hits],
            }));
            shown.current = { search, query, page };
            setIsLoading(false);
          },
          () => {
            if (!isCurrent) return;
            setHasFailed(true);
            setIsLoading(false);
          },
        );
      },
      last < 0 ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, query, version, wanted, attempt]);

  return {
    found,
    /** Whether that is of this query and version, and not of the ones before. */
    isCurrent: found?.query === query && found.version === version,
    isLoading,
    hasFailed,
    more: () => {
      const pages = (shown.current?.page ?? 0) + 1;
      setFurther({ key, pages });
      keepPages(pages);
    },
    retry: () => {
      setAttempt(attempt + 1);
    },
  };
}

/** How many further pages the reader had here; another query is another entry of the history, which has none. */
function keptPages(): number {
  const { pages } = (window.history.state ?? {}) as { pages?: unknown };
  return typeof pages === 'number' && Number.isInteger(pages) ? Math.min(Math.max(pages, 0), mostPages) : 0;
}

/** Beside what the router keeps, which would take a change for a new page and scroll to its top. */
function keepPages(pages: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), pages }, '');
}
