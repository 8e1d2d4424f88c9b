import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { followingHits } from '../../client/followingHits';
import { latestOnly } from '../../client/latestOnly';
import { localSearch } from '../../client/searchSession';
import type { SearchResults } from '../../shared/types';

/** What came of a query; without results it failed. */
interface Outcome {
  readonly of: string;
  readonly results?: SearchResults;
}

const mostHits = 20;

/**
 * Searches what stands in the field, letter by letter.
 *
 * @param text - as typed; of nothing but spaces it isn't searched
 */
export function useSearch(text: string, version: string) {
  const { siteConfig } = useDocusaurusContext();
  const local = useMemo(() => localSearch(siteConfig.baseUrl), [siteConfig.baseUrl]);
  const search = useMemo(
    () => latestOnly((query: string) => local.search(query, { version, offset: 0, limit: mostHits })),
    [local, version],
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === '';
  const ahead = useRef<{ readonly of: string; readonly first: ReturnType<typeof search> }>(undefined);

  useEffect(() => {
    const begun = ahead.current?.of === text ? ahead.current.first : undefined;
    ahead.current = undefined;
    if (isEmpty) return undefined;
    let isCurrent = true;
    const isOver = () => !isCurrent;
    const settle = (results?: SearchResults) => {
      // At once: in its turn it would wait for two frames more, which a slow phone draws of what stands.
      if (isCurrent) flushSync(() => setOutcome(results ? { of: text, results } : { of: text }));
    };
    const run = async () => {
      const first = await (begun ?? search(text));
      settle(first);
      if (!first?.isFirst || isOver()) return;
      await local.warm(version);
      // A search of an older text would pass over the one that is typed now.
      const whole = isOver() ? undefined : await search(text);
      if (whole) settle(followingHits(first, whole));
    };
    run().catch(() => settle());
    return () => {
      isCurrent = false;
    };
  }, [local, search, version, text, isEmpty, attempt]);

  /** Searches for what will be the text, so that the worker has begun when the page has drawn it. */
  const begin = (next: string) => {
    if (next.trim() === '' || next === text) return;
    const first = search(next);
    // Told where it is awaited.
    first.catch(() => undefined);
    ahead.current = { of: next, first };
  };

  return {
    begin,
    /** Those of the text, and of no other; undefined until they are there. */
    results: !isEmpty && outcome?.of === text ? outcome.results : undefined,
    /** Of the last text that was answered: to keep their place, never to be chosen from. */
    before: outcome?.results,
    hasFailed: !isEmpty && outcome !== undefined && !outcome.results,
    retry: () => setAttempt(attempt + 1),
  };
}
