import { performer } from './perform';
import type { Perform, Reply, Request } from './protocol';
import { asUnavailable } from './searchUnavailable';

/** The little of a worker's global scope that is used here; its library's types clash with those of the page. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
  postMessage(reply: Reply): void;
}

const scope = globalThis as unknown as WorkerScope;
const performers = new Map<string, Perform>();

scope.addEventListener('message', ({ data: { id, baseUrl, task } }) => {
  const perform = performers.get(baseUrl) ?? performer(baseUrl);
  performers.set(baseUrl, perform);
  perform(task).then(
    (outcome) => scope.postMessage({ id, outcome }),
    (error: unknown) => {
      const { reason, message } = asUnavailable(error);
      scope.postMessage({ id, error: { reason, message } });
    },
  );
});
