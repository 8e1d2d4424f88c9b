import type { Hit, SearchResults, SearchRecord } from '../shared/types';
import { type Area, areaOf, readArea } from '../shared/areas';
import { correctedText } from './corrected';
import { arrange, type Found, rankRecords } from './find';
import { markTitle, snippetOf } from './marks';
import { type Query, readQuery } from './query';
import { rowAddress } from './rowAddress';
import { secondLook } from './secondLook';
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
  /**
   * All that a query finds, undressed, for those who go on with the records themselves. In the order of the first rank:
   * answers look at a question again in their own way.
   */
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

/** The same of names alone: what none of them holds may stand in a text, and is taken as it was typed. */
export function createNamesEngine(records: readonly SearchRecord[]): Engine {
  return engineOn(records, buildTermIndex(records, defaultWeights), (typed) => typed);
}

/** The same, made in steps, so that others may search meanwhile. */
export async function createEngineInSteps(records: readonly SearchRecord[]): Promise<Engine> {
  return engineOn(records, await buildTermIndexInSteps(records, defaultWeights));
}

/**
 * The same engine over the same sections with all that they say. What it finds, and in which order, stays.
 *
 * @param records - in the order of those that it was made of
 */
export function withWholeRecords(engine: Engine, records: readonly SearchRecord[]): Engine {
  return {
    ...engine,
    records,
    find: (text) =>
      engine.find(text).map((found) => ({ ...found, record: records[found.id] ?? found.record })),
  };
}

function engineOn(
  records: readonly SearchRecord[],
  index: TermIndex,
  correct: typeof correctedText = correctedText,
): Engine {
  const lookUp = (text: string) => {
    const { area, text: asked } = readArea(text);
    const typed = readQuery(asked);
    const corrected = correct(asked, typed.words, index.vocabulary);
    const query = corrected === asked ? typed : readQuery(corrected);
    const ranking = rankRecords(records, index, query);
    const found = arrange(ranking, query);
    const ranked = secondLook(ranking.ranked, query, index.weights);
    const shown = query.isSentence ? arrange({ ...ranking, ranked }, query) : found;
    const inArea = (all: readonly Found[]) =>
      area ? all.filter(({ record }) => areaOf(record) === area) : all;
    return {
      text,
      query,
      found: inArea(found),
      shown: inArea(shown),
      counts: countAreas(found),
      ...(corrected === asked ? {} : { corrected: corrected.trim() }),
    };
  };
  // Who shows a text's hits may go on with all that it finds.
  let last: ReturnType<typeof lookUp> | undefined;
  const looked = (text: string) => (last?.text === text ? last : (last = lookUp(text)));
  return {
    records,
    find: (text) => looked(text).found,
    show: (wanted, text) => {
      const { query } = looked(text);
      return wanted.map((record) => hitOf(record, query.terms, query));
    },
    search(text, { offset, limit }) {
      const { query, shown, counts, corrected } = looked(text);
      if (shown.length === 0) return { total: 0, hits: [], counts, suggestions: suggestWords(records, text) };
      return {
        total: shown.length,
        counts,
        ...(corrected === undefined ? {} : { corrected }),
        hits: shown.slice(offset, offset + limit).map(({ record, terms }) => hitOf(record, terms, query)),
      };
    },
  };
}

function countAreas(found: readonly Found[]): Record<Area, number> {
  const counts: Record<Area, number> = { guide: 0, venue: 0, api: 0 };
  for (const { record } of found) counts[areaOf(record)] += 1;
  return counts;
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
