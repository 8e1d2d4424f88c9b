import { answerTo } from './answers/answer';
import { createEngine, type Engine } from './engine';
import { recordLoader, type LoadRecords } from './load';
import type { Outcome, Perform, Task } from './protocol';

/**
 * Does the work itself, in the worker or, without one, in the page: each version's index is loaded once.
 *
 * @param baseUrl - the site's base address, absolute, with a trailing slash
 * @param load - how a version's records are had
 */
export function performer(baseUrl: string, load: LoadRecords = recordLoader(baseUrl)): Perform {
  const engines = new Map<string, Promise<Engine>>();
  const engineOf = (version: string) => {
    const loading = engines.get(version) ?? load(version).then((records) => createEngine(records));
    engines.set(version, loading);
    loading.catch(() => {
      if (engines.get(version) === loading) engines.delete(version);
    });
    return loading;
  };
  const run = async (task: Task): Promise<Outcome[Task['kind']]> => {
    const engine = await engineOf(task.version);
    switch (task.kind) {
      case 'warm':
        return undefined;
      case 'search':
        return engine.search(task.query, task);
      case 'answer':
        return answerTo(engine, task.questions);
    }
  };
  return run as Perform;
}
