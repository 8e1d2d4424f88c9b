import type { SearchResults } from '../shared/types';
import { answerTo } from './answers/answer';
import { createEngine, createEngineInSteps, type Engine } from './engine';
import { recordLoader, type LoadRecords } from './load';
import { mayBeMessage, withMessages } from './messages/withMessages';
import { readQuery } from './query';
import type { Outcome, Perform, Task } from './protocol';

/** A version's search as far as it is there. */
interface Stages {
  /** By what guides and entries are called; members are too many to be made ready at once. */
  readonly first: Promise<Engine>;
  readonly whole: Promise<Engine>;
  /** The whole, and what recognises messages; made when somebody pastes something. */
  readonly withMessages: () => Promise<Engine>;
  isWhole: boolean;
}

/**
 * Does the work itself, in the worker or, without one, in the page: each version's index is loaded once.
 *
 * @param baseUrl - the site's base address, absolute, with a trailing slash
 * @param load - how a version's records are had
 */
export function performer(baseUrl: string, load: LoadRecords = recordLoader(baseUrl)): Perform {
  const versions = new Map<string, Stages>();
  const stagesOf = (version: string): Stages => {
    const known = versions.get(version);
    if (known) return known;
    const { names, whole, messages } = load(version);
    let recognising: Promise<Engine> | undefined;
    const stages: Stages = {
      first: names.then((records) =>
        createEngine(records.filter(({ kind }) => kind !== 'method' && kind !== 'property')),
      ),
      whole: whole.then(createEngineInSteps),
      withMessages: async () => {
        const engine = await stages.whole;
        recognising ??= messages().then((file) => withMessages(engine, file));
        return recognising.catch(() => {
          // Sections that quote a message are found without it, and the next text tries anew.
          recognising = undefined;
          return engine;
        });
      },
      isWhole: false,
    };
    versions.set(version, stages);
    // Who asks is told of a failure; the next call tries anew.
    stages.first.catch(() => undefined);
    stages.whole.then(
      () => (stages.isWhole = true),
      () => versions.get(version) === stages && versions.delete(version),
    );
    return stages;
  };
  const search = async (task: Extract<Task, { kind: 'search' }>): Promise<SearchResults> => {
    const stages = stagesOf(task.version);
    if (mayBeMessage(task.query)) return (await stages.withMessages()).search(task.query, task);
    // Members are no part of the first stage, and who types a name in code wants that one.
    const isName = readQuery(task.query).words.some(({ isIdentifier }) => isIdentifier);
    if (!stages.isWhole && !isName) {
      const found = (await stages.first).search(task.query, task);
      // What no name holds may stand in a text.
      if (found.total > 0) return { ...found, isFirst: true };
    }
    return (await stages.whole).search(task.query, task);
  };
  const run = async (task: Task): Promise<Outcome[Task['kind']]> => {
    switch (task.kind) {
      case 'warm':
        await stagesOf(task.version).whole;
        return undefined;
      case 'search':
        return search(task);
      case 'answer':
        return answerTo(await stagesOf(task.version).whole, task.questions);
    }
  };
  return run as Perform;
}
