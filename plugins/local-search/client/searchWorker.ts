import { basePath } from '@site/config/site';
import type { Request } from './protocol';

let early: Worker | undefined;
let wasEarly = false;

/**
 * Starts the worker on the index of the version that is read, before the code that talks to it is here: on a slow phone both
 * take a third of a second, and the worker needs nothing of the page meanwhile.
 */
export function startEarly(): void {
  if (wasEarly) return;
  wasEarly = true;
  try {
    early = started();
  } catch {
    // Where workers can't be had the page searches by itself.
    return;
  }
  // Its failure is told by the next one, when somebody searches.
  early.onerror = () => (early = undefined);
  // Of a page outside the versions there is no index, and nobody waits for this answer.
  const version = location.pathname.slice(basePath.length).split('/')[0] ?? '';
  const baseUrl = new URL(basePath, location.origin).href;
  early.postMessage({ id: 0, baseUrl, task: { kind: 'warm', version } } satisfies Request);
}

/** The one that was started early, or another. @throws Error where workers can't be had */
export function searchWorker(): Worker {
  const worker = early ?? started();
  early = undefined;
  return worker;
}

function started(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { name: 'search' });
}
