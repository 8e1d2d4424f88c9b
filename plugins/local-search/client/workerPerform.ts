import type { Outcome, Perform, Reply, Request, Task } from './protocol';
import { asUnavailable, SearchUnavailable } from './searchUnavailable';

/** The part of a worker that is used here. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

interface Waiting {
  readonly resolve: (outcome: Outcome[Task['kind']]) => void;
  readonly reject: (error: SearchUnavailable) => void;
}

/**
 * Hands tasks to a worker and its answers back, each to whoever asked.
 *
 * @param onStop - told when the worker stopped for good, with whether it had ever answered
 */
export function workerPerform(
  worker: SearchWorker,
  baseUrl: string,
  onStop: (hadAnswered: boolean) => void,
): Perform {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let hadAnswered = false;

  worker.addEventListener('message', (event) => {
    const reply = (event as MessageEvent<Reply>).data;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    hadAnswered = true;
    if ('error' in reply) asked?.reject(asUnavailable(reply.error));
    else asked?.resolve(reply.outcome);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onStop(hadAnswered);
    const error = new SearchUnavailable('worker', 'The search worker stopped. Try again.');
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  const post = (task: Task) =>
    new Promise<Outcome[Task['kind']]>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, baseUrl, task } satisfies Request);
    });
  return post as Perform;
}
