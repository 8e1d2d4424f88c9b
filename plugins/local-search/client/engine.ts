import type { Hit, SearchResults, SearchRecord } from '../shared/types';
import { findRecords, type Found } from './find';
import { markTitle, snippetOf } from './marks';
import { type Query, readQuery } from './query';
import { rowAddress } from './rowAddress';
import { suggestWords } from './suggest';
import { buildTermIndex, buildTermIndexInSteps, type TermIndex } from './termIndex';
import { defaultWeights, type Weights } from './weights';

/** Which part of a list of hits is wanted. */
export interface Stretch {
  readonly offset: number;
  readonly limit: number;
}

/** Searches the records of one version. Everything it does is immediate, and nothing that is typed makes it throw. */
export interface Engine {
  readonly records: readonly SearchRecord[];
  /** All that a query finds, best first, undressed: for those who go on with the records themselves. */
  find(query: string): readonly Found[];
  /** Records as hits of a query. */
  show(records: readonly SearchRecord[], query: string): Hit[];
  /** The hits of one stretch, with the words marked. */
  search(query: string, stretch: Stretch): SearchResults;
}

/**
 * Makes the search structure of a version.
 *
 * @param records - of one version
 */
export function createEngine(records: readonly SearchRecord[], weights: Weights = defaultWeights): Engine {
  return engineOn(records, buildTermIndex(records, weights));
}

/** The same, made in steps, so that others may search meanwhile. */
export async function createEngineInSteps(records: readonly SearchRecord[]): Promise<Engine> {
  return engineOn(records, await buildTermIndexInSteps(records, defaultWeights));
}

function engineOn(records: readonly SearchRecord[], index: TermIndex): Engine {
  const find = (text: string) => findRecords(records, index, readQuery(text));
  return {
    records,
    find,
    show: (wanted, text) => {
      const query = readQuery(text);
      const terms = new Set(query.words.flatMap(({ parts }) => parts.map(({ term }) => term)));
      return wanted.map((record) => hitOf(record, terms, query));
    },
    search(text, { offset, limit }) {
      const query = readQuery(text);
      const found = findRecords(records, index, query);
      if (found.length === 0) return { total: 0, hits: [], suggestions: suggestWords(records, text) };
      return {
        total: found.length,
        hits: found.slice(offset, offset + limit).map(({ record, terms }) => hitOf(record, terms, query)),
      };
    },
  };
}

function hitOf(record: SearchRecord, terms: ReadonlySet<string>, query: Query): Hit {
  return {
    url: rowAddress(record, query) ?? record.url,
    path: record.path,
    above: record.headings.slice(0, -1),
    kind: record.kind,
    title: markTitle(record, terms, query),
    snippet: snippetOf(record, terms, query),
  };
}
