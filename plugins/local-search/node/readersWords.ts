import type { SearchRecord } from '../shared/types';
import { newWords, type SectionQuestions, questionsFolder, questionsIn, unanswered } from './questions';
import { idleSearchWords, isTelling, searchWordsFolder } from './searchWords';

/** What people wrote down of how readers ask, by places below a version: `concepts/orders#stops`. */
export interface WrittenWords {
  readonly searchWords?: ReadonlyMap<string, readonly string[]>;
  readonly questions?: ReadonlyMap<string, SectionQuestions>;
}

/** Brings readers' words to the sections of all versions, and knows afterwards what came to none. */
export interface ReadersWords {
  /** The section with its phrases and questions. */
  readonly brought: (record: SearchRecord, place: string) => SearchRecord;
  /** @throws Error on words for a section, and on answers, that no version has */
  readonly check: () => void;
}

export function readersWords({ searchWords = new Map(), questions = new Map() }: WrittenWords): ReadersWords {
  const places = new Set<string>();
  const answered = new Map<string, Set<string>>();
  return {
    brought(record, place) {
      places.add(place);
      const asked = (searchWords.get(place) ?? []).filter((phrase) => isTelling(phrase, record));
      const found = questionsIn(record, questions.get(place) ?? {});
      const words = newWords(found, record, asked);
      const known = answered.get(place) ?? new Set();
      answered.set(place, new Set([...known, ...found.map(({ question }) => question)]));
      return {
        ...record,
        ...(asked.length > 0 ? { asked } : {}),
        ...(found.length > 0 ? { questions: found } : {}),
        ...(words === '' ? {} : { words }),
      };
    },
    check() {
      const idle = idleSearchWords(searchWords, places).map((place) => `'${place}'`);
      if (idle.length > 0)
        throw new Error(`${searchWordsFolder}: no version has a section ${idle.join(', ')}.`);
      const lost = unanswered(questions, answered);
      if (lost.length > 0) {
        throw new Error(
          `${questionsFolder}: no version's text has these answers any more; take the words that answer now:\n` +
            lost.join('\n'),
        );
      }
    },
  };
}
