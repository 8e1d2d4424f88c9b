import { kindOf } from '../kindOf';
import type { Hit } from '../../shared/types';
import { plainTitle } from '../plainTitle';
import { isRecord, leadsToPage } from './shapes';
import { storedList, type StoredEntry } from './storedList';

/** A hit that a reader opened, in the shape in which DocSearch stores it: both kinds of search read each other's. */
export interface StoredSearch extends StoredEntry {
  readonly type: string;
  readonly url: string;
  readonly kind?: unknown;
  readonly content?: unknown;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

const mostFavourites = 10;
const mostRecent = 7;
const mostRecentBesideFavourites = 4;

/**
 * The reader's recent and favourite searches.
 *
 * @param indexName - part of the keys under which they are stored
 */
export function keptSearches(indexName: string) {
  const list = (name: string, limit: () => number) =>
    storedList(`__DOCSEARCH_${name}_SEARCHES__${indexName}`, isStoredSearch, limit);
  const favourites = list('FAVORITE', () => mostFavourites);
  const recent = list('RECENT', () =>
    favourites.all().length === 0 ? mostRecent : mostRecentBesideFavourites,
  );
  return {
    favourites,
    recent,
    /** Keeps what a reader opened. */
    opened: (hit: Hit): void => {
      const search = storedSearch(hit);
      if (!favourites.has(search)) recent.add(search);
    },
    /** Makes a recent search a favourite; full storage leaves it where it is. */
    favour: (search: StoredSearch): void => {
      favourites.add(search);
      if (favourites.has(search)) recent.remove(search);
    },
  };
}

/** What a row shows of a stored search. */
export function shownSearch(search: StoredSearch) {
  const { hierarchy, type, url } = search;
  const levels = Object.keys(hierarchy)
    .filter((level) => hierarchy[level])
    .sort();
  const own = levels.includes(type) ? type : (levels.at(-1) ?? '');
  return {
    url,
    title: hierarchy[own] ?? '',
    path: levels
      .slice(0, levels.indexOf(own))
      .map((level) => hierarchy[level])
      .join(' › '),
    kind: kindOf(search),
  };
}

function storedSearch(hit: Hit): StoredSearch {
  const { url, kind, path, snippet } = hit;
  const below = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: url,
    type: 'lvl1',
    url,
    ...(kind === undefined ? {} : { kind }),
    content: snippet.map(({ text }) => text).join(''),
    hierarchy: { lvl0: path.join(' › '), lvl1: plainTitle(hit), ...below },
  };
}

function isStoredSearch(value: unknown): value is StoredSearch {
  return (
    isRecord(value) &&
    typeof value.objectID === 'string' &&
    typeof value.type === 'string' &&
    leadsToPage(value.url) &&
    isRecord(value.hierarchy) &&
    Object.values(value.hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
