import type { Answer, SearchResults } from '../shared/types';
import type { Perform } from './protocol';
import { SearchUnavailable } from './searchUnavailable';
import { searchWorker } from './searchWorker';
import { workerPerform, type SearchWorker } from './workerPerform';

/** Search inside the browser. Every method rejects with {@link SearchUnavailable} and may be tried again. */
export interface LocalSearch {
  /** Loads a version's index, so that the first query finds it there. */
  warm(version: string): Promise<void>;
  search(
    query: string,
    options: { readonly version: string; readonly offset: number; readonly limit: number },
  ): Promise<SearchResults>;
  /**
   * What a version's pages say to the last question of a conversation.
   *
   * @param questions - oldest first
   * @param most - passages, where more are wanted than an answer quotes
   */
  answer(questions: readonly string[], version: string, most?: number): Promise<Answer>;
}

/** Above it a query isn't even sent to the worker; the engine's own limit is lower. */
const longestText = 2000;

/**
 * Nothing is loaded and no worker made before the first call.
 *
 * @param baseUrl - the site's base path, with both slashes
 * @param makeWorker - throws where workers can't be had
 */
export function createLocalSearch(
  baseUrl: string,
  makeWorker: () => SearchWorker = searchWorker,
): LocalSearch {
  const base = new URL(baseUrl, location.origin).href;
  let perform: Promise<Perform> | undefined;
  let canHaveWorker = true;

  const make = async (): Promise<Perform> => {
    if (canHaveWorker) {
      try {
        return workerPerform(makeWorker(), base, (hadAnswered) => {
          perform = undefined;
          // A worker whose script can't start here fails before it answers anything.
          canHaveWorker = hadAnswered;
        });
      } catch {
        canHaveWorker = false;
      }
    }
    try {
      const { performer } = await import('./perform');
      return performer(base);
    } catch (cause) {
      // Neither the worker's code nor the page's could be had: the network is gone, and the next call starts anew.
      perform = undefined;
      canHaveWorker = true;
      throw new SearchUnavailable(
        'network',
        "Search's code could not be loaded. Check your network connection.",
        {
          cause,
        },
      );
    }
  };

  const run: Perform = async (task) => {
    const making = (perform ??= make());
    try {
      return await (
        await making
      )(task);
    } catch (error) {
      const isStartFailure = (error as SearchUnavailable).reason === 'worker' && !canHaveWorker;
      if (!isStartFailure || perform === making) throw error;
      return (await (perform ??= make()))(task);
    }
  };

  return {
    warm: (version) => run({ kind: 'warm', version }),
    search: (query, options) => run({ kind: 'search', query: query.slice(0, longestText), ...options }),
    answer: (questions, version, most) =>
      run({ kind: 'answer', version, questions: questions.map((text) => text.slice(0, longestText)), most }),
  };
}
