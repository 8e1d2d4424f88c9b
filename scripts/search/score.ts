import type { Engine } from '../../plugins/local-search/client/engine';
import { basePath, defaultVersion } from '../../config/site';

/** What a reader types, with the sections that answer it, best first, as paths below the version. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  readonly answers: readonly string[];
  /** The default version where it is missing. */
  readonly version?: string;
}

/** How one query was served. */
export interface Served extends JudgedQuery {
  /** Place of the first answer among the hits, from 1; undefined where none is among the first ten. */
  readonly rank: number | undefined;
  /** Addresses of the first hits, below the version. */
  readonly hits: readonly string[];
}

/** Shares from 0 to 1 of a set of queries. */
interface Score {
  readonly count: number;
  readonly hitAt1: number;
  readonly hitAt5: number;
  /** Mean of 1 / rank, 0 where no answer is among the first ten hits. */
  readonly reciprocal: number;
}

const depth = 10;

/** Asks for one query's hits as a reader would. */
export function serve(engineOf: (version: string) => Engine, judged: JudgedQuery): Served {
  const { query, answers, version = defaultVersion } = judged;
  const home = `${basePath}${version}/`;
  const { hits } = engineOf(version).search(query, { offset: 0, limit: depth });
  const found = hits.map(({ url }) => decodeURIComponent(url).replace(home, ''));
  const index = found.findIndex((url) => answers.includes(url));
  return { ...judged, hits: found, rank: index < 0 ? undefined : index + 1 };
}

/** Sums up how queries were served. */
export function score(served: readonly Served[]): Score {
  const share = (value: (one: Served) => number) =>
    served.reduce((sum, one) => sum + value(one), 0) / Math.max(1, served.length);
  return {
    count: served.length,
    hitAt1: share(({ rank }) => Number(rank === 1)),
    hitAt5: share(({ rank }) => Number(rank !== undefined && rank <= 5)),
    reciprocal: share(({ rank }) => (rank === undefined ? 0 : 1 / rank)),
  };
}
