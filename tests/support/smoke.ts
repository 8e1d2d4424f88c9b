import { existsSync, readFileSync } from 'node:fs';

/** A query as a reader types it, with the pages that answer it. */
export interface SmokeQuery {
  readonly query: string;
  readonly version: string;
  /** Paths below the version, such as `concepts/orders`; an anchor is ignored. */
  readonly pages: readonly string[];
}

/** What a smoke set came to. */
export interface SmokeScore {
  readonly queries: number;
  /** Share of the queries whose first hit answers. */
  readonly hitAt1: number;
  /** Share of the queries that one of the first five hits answers. */
  readonly hitAt5: number;
  /** A line for each query without an answer among the first five: what was expected and what came. */
  readonly misses: readonly string[];
}

/**
 * @param file - JSON: a list of {@link SmokeQuery}
 * @throws Error on a file that isn't there, and on an entry that misses something
 */
export function readSmokeQueries(file: string): SmokeQuery[] {
  if (!existsSync(file)) throw new Error(`The smoke set ${file} isn't there.`);
  const list = JSON.parse(readFileSync(file, 'utf8')) as Partial<SmokeQuery>[];
  return list.map(({ query, version, pages }, at) => {
    if (!query || !version || !pages?.length) {
      throw new Error(`${file}: entry ${at + 1} needs a query, a version and at least one page.`);
    }
    return { query, version, pages };
  });
}

/**
 * Runs a smoke set and counts.
 *
 * @param baseUrl - the site's base path, with both slashes
 * @param search - gives the addresses of a query's hits in the order in which a reader sees them, whole or from the
 *   base path on
 */
export async function scoreSmoke(
  queries: readonly SmokeQuery[],
  baseUrl: string,
  search: (query: SmokeQuery) => Promise<readonly string[]>,
): Promise<SmokeScore> {
  let first = 0;
  let firstFive = 0;
  const misses: string[] = [];
  for (const query of queries) {
    const expected = new Set(query.pages.map((page) => pathOf(`${baseUrl}${query.version}/${page}`)));
    const found = (await search(query)).slice(0, 5).map(pathOf);
    const at = found.findIndex((path) => expected.has(path));
    if (at === 0) first += 1;
    if (at >= 0) firstFive += 1;
    else
      misses.push(
        `'${query.query}' (${query.version}): expected ${[...expected].join(' or ')}, got ${found.join(', ') || 'nothing'}`,
      );
  }
  const share = (count: number) => (queries.length === 0 ? 0 : count / queries.length);
  return { queries: queries.length, hitAt1: share(first), hitAt5: share(firstFive), misses };
}

/**
 * The gate.
 *
 * @param least - share of the queries that one of the first five hits must answer
 * @throws Error that lists every miss
 */
export function checkSmoke({ queries, hitAt5, misses }: SmokeScore, least: number): void {
  if (queries === 0) throw new Error('The smoke set is empty.');
  if (hitAt5 >= least) return;
  throw new Error(
    `Search answers ${hitAt5.toFixed(3)} of ${queries} queries among the first five hits; ${least} is required.\n${misses.join('\n')}`,
  );
}

function pathOf(address: string): string {
  return decodeURI(new URL(address, 'http://localhost').pathname).replace(/\/$/, '');
}
