import { isSoughtFirst } from './entries';
import { type FiledPage, filePages, readPages } from './filedPages';
import type { MessageFile } from './messages';
import type { AnsweredQuestion, SearchRecord } from './types';

/** Raised whenever the shape below or that of the manifest changes, so that an old tab refuses a new file. */
export const indexFormat = 10;

/** Where the manifest stands below the site's base address. */
export const manifestFile = 'search-index.json';

/** Where the indexes stand below the site's base address. */
export const indexFolder = 'assets/search/';

interface Head {
  readonly format: number;
  readonly version: string;
  /** The same in both parts of one build, and in no other: a deployment may replace one between the other's coming. */
  readonly id: string;
}

/** Names with the id that their texts bear, too. */
export interface Names {
  readonly id: string;
  readonly records: readonly SearchRecord[];
}

/**
 * The index of one version as it is shipped, in parts: what sections are called comes first and is a quarter of what search
 * needs, so that the first letters find something; what they say follows. Code, and what little known entries say, come
 * when an answer or a pasted message asks for them. Search structures are made where they are used.
 */
export interface IndexFiles {
  readonly names: Head & { readonly pages: readonly FiledPage[] };
  readonly texts: Head & {
    /** Of each section, in the order of `names`; '' where it stands in the rest. */
    readonly texts: readonly string[];
    /** Of some sections, by their place in `names`: readers' words, and their phrases for what isn't sought before. */
    readonly words: readonly FiledWords[];
  };
  readonly rest: Head & {
    /** Of some sections, by their place in `names`: the text where it didn't come before, and what answers need besides. */
    readonly rest: readonly FiledRest[];
  };
}

type FiledWords = readonly [at: number, words: string, asked?: readonly string[]];

type FiledRest = readonly [
  at: number,
  text: string,
  code: readonly string[],
  outputs: readonly string[],
  questions?: readonly (readonly [question: string, at: number])[],
];

/** What entries less known than this say is sought too seldom for every reader to fetch it. */
const leastKnown = 0.66;

/** Whether search knows a section by its names alone: a module's text lists its entries, which have theirs. */
function isNamedAlone({ kind, weight = 1 }: SearchRecord): boolean {
  return weight < leastKnown || kind === 'module';
}

/**
 * @param version - the version's name
 * @param records - of that version, those of one page together
 * @param id - of their content
 */
export function toIndexFiles(version: string, records: readonly SearchRecord[], id: string): IndexFiles {
  const head = { format: indexFormat, version, id };
  return {
    names: { ...head, pages: filePages(records) },
    texts: {
      ...head,
      texts: records.map((record) => (isNamedAlone(record) ? '' : record.text)),
      words: records.flatMap(({ kind, words = '', asked = [] }, at): FiledWords[] => {
        if (asked.length > 0 && !isSoughtFirst(kind)) return [[at, words, asked]];
        return words === '' ? [] : [[at, words]];
      }),
    },
    rest: {
      ...head,
      rest: records.flatMap((record, at): FiledRest[] => {
        const text = isNamedAlone(record) ? record.text : '';
        const { code, outputs = [], questions = [] } = record;
        if (text === '' && code.length + outputs.length + questions.length === 0) return [];
        if (questions.length === 0) return [[at, text, code, outputs]];
        return [[at, text, code, outputs, questions.map(({ question, at: said }) => [question, said])]];
      }),
    },
  };
}

/**
 * The records of a version without what they say.
 *
 * @param file - what a shipped file holds
 * @param version - the version that was asked for
 * @throws Error when the file is of another format or version, or has another shape
 */
export function readNames(file: unknown, version: string): Names {
  const { pages, id = '' } = checked<IndexFiles['names']>(file, version);
  if (!Array.isArray(pages)) throw new Error('it has no pages');
  return { id, records: readPages(pages as readonly FiledPage[]) };
}

/**
 * The records as search knows them: the names with what they say.
 *
 * @param file - what the second shipped file holds; errors as of {@link readNames}
 */
export function withTexts({ id, records }: Names, file: unknown, version: string): SearchRecord[] {
  const { texts, words = [], id: of } = checked<IndexFiles['texts']>(file, version);
  if (!Array.isArray(texts) || of !== id || texts.length !== records.length)
    throw new Error('its texts are not those of the names');
  const wordsAt = new Map(words.map(([at, ...own]) => [at, own]));
  return records.map((record, index) => {
    const [own = '', asked] = wordsAt.get(index) ?? [];
    const text = (texts as IndexFiles['texts']['texts'])[index] ?? '';
    return { ...record, text, ...(own === '' ? {} : { words: own }), ...(asked ? { asked } : {}) };
  });
}

/**
 * The whole records, as answers quote them.
 *
 * @param names - of the same build
 * @param records - of {@link withTexts}
 * @param file - what the third shipped file holds; errors as of {@link readNames}
 */
export function withRest(
  { id }: Names,
  records: readonly SearchRecord[],
  file: unknown,
  version: string,
): SearchRecord[] {
  const { rest, id: of } = checked<IndexFiles['rest']>(file, version);
  if (!Array.isArray(rest) || of !== id) throw new Error('its rest is not that of the names');
  const whole = [...records];
  for (const [at, text, code, outputs, questions] of rest as readonly FiledRest[]) {
    const record = whole[at];
    if (!record) throw new Error(`it tells of a section ${String(at)}, which the names lack`);
    whole[at] = {
      ...record,
      text: text === '' ? record.text : text,
      code,
      ...(outputs.length > 0 ? { outputs } : {}),
      ...(questions ? { questions: questions.map(answeredQuestion) } : {}),
    };
  }
  return whole;
}

const answeredQuestion = ([question, at]: readonly [string, number]): AnsweredQuestion => ({ question, at });

function checked<File extends Head>(file: unknown, version: string): Partial<File> {
  const data = (file ?? {}) as Partial<File>;
  if (data.format !== indexFormat)
    throw new Error(`it has format ${String(data.format)}, not ${indexFormat}`);
  if (data.version !== version) throw new Error(`it is of version '${data.version ?? ''}', not '${version}'`);
  return data;
}

/** The last part, which comes when somebody pastes a text: the messages of the platform's source. */
export type MessagesFile = Omit<Head, 'id'> & MessageFile;

/** @returns the messages; errors as of {@link readNames} */
export function readMessages(file: unknown, version: string): MessageFile {
  const data = checked<MessagesFile & Head>(file, version);
  if (![data.texts, data.places, data.remedies].every(Array.isArray)) throw new Error('it has no messages');
  return data as MessageFile;
}
