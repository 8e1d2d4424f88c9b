import { isSoughtFirst } from '../shared/entries';
import type { Answer, SearchResults } from '../shared/types';
import { answerTo } from './answers/answer';
import { createEngineInSteps, createNamesEngine, type Engine, withWholeRecords } from './engine';
import { recordLoader, type LoadRecords } from './load';
import { remedyPassage } from './messages/remedyPassage';
import { mayBeMessage, withMessages } from './messages/withMessages';
import { limberUp } from './limberUp';
import { readQuery } from './query';
import { asUnavailable } from './searchUnavailable';
import type { Outcome, Perform, Task } from './protocol';

/** A version's search as far as it is there. */
interface Stages {
  /** By what guides, classes and configs are called; all entries are too many to be made ready at once. */
  readonly first: Promise<Engine>;
  readonly whole: Promise<Engine>;
  /** The whole with the code that answers quote; fetched with the first question. */
  readonly quoting: () => Promise<Engine>;
  /** The same, and what recognises messages; fetched when somebody pastes something. */
  readonly recognising: () => Promise<Engine>;
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
    const { names, texts, whole, messages } = load(version);
    const quoting = onceMade(async () => withWholeRecords(await stages.whole, await whole()));
    const stages: Stages = {
      first: names.then((records) => createNamesEngine(records.filter(({ kind }) => isSoughtFirst(kind)))),
      whole: texts.then(createEngineInSteps),
      quoting,
      recognising: onceMade(async () => {
        const [engine, file] = await Promise.all([quoting(), messages()]);
        return withMessages(engine, file);
      }),
      isWhole: false,
    };
    versions.set(version, stages);
    // Who asks is told of a failure; the next call tries anew.
    stages.first.then(limberUp, () => undefined);
    stages.whole.then(
      (engine) => {
        stages.isWhole = true;
        void limberUp(engine);
      },
      () => versions.get(version) === stages && versions.delete(version),
    );
    return stages;
  };
  const quotingOf = async (version: string): Promise<Engine> => {
    const stages = stagesOf(version);
    try {
      return await stages.quoting();
    } catch (error) {
      if (asUnavailable(error).reason !== 'damaged') throw error;
      // A deployment may have replaced all parts since the first came.
      if (versions.get(version) === stages) versions.delete(version);
      return stagesOf(version).quoting();
    }
  };
  const search = async (task: Extract<Task, { kind: 'search' }>): Promise<SearchResults> => {
    const stages = stagesOf(task.version);
    if (mayBeMessage(task.query)) {
      // What was pasted is found without it too, if not as surely, and the next text tries anew.
      const engine = await stages.recognising().catch(() => stages.whole);
      return engine.search(task.query, task);
    }
    if (!stages.isWhole && !namesCode(task.query)) {
      const found = (await stages.first).search(task.query, task);
      // What no name holds may stand in a text.
      if (found.total > 0) return { ...found, isFirst: true };
    }
    return (await stages.whole).search(task.query, task);
  };
  const answer = async ({ version, questions, most }: Extract<Task, { kind: 'answer' }>): Promise<Answer> => {
    const found = answerTo(await quotingOf(version), questions, most);
    const asked = questions.at(-1) ?? '';
    if (!mayBeMessage(asked)) return found;
    const engine = await stagesOf(version)
      .recognising()
      .catch(() => undefined);
    const told = engine && remedyPassage(engine, asked);
    return told ? { ...found, passages: [told, ...found.passages], nearest: [] } : found;
  };
  const run = async (task: Task): Promise<Outcome[Task['kind']]> => {
    switch (task.kind) {
      case 'warm':
        await stagesOf(task.version).whole;
        return undefined;
      case 'search':
        return search(task);
      case 'answer':
        return answer(task);
    }
  };
  return run as Perform;
}

/** Makes a thing when it is first asked for; after a failure the next call tries anew. */
function onceMade<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => {
    const making = (made ??= make());
    making.catch(() => {
      if (made === making) made = undefined;
    });
    return making;
  };
}

/** Not all entries are part of the first stage, and who types a name in code wants that one. */
function namesCode(text: string): boolean {
  return readQuery(text).words.some(({ isIdentifier }) => isIdentifier);
}
