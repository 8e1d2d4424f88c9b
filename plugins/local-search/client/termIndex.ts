import MiniSearch from 'minisearch';
import { termReader } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import type { Match, Matches } from './matches';
import { codeCertainty, fieldWeights, prefixWeight } from './ranking';

/** Looks up single terms; all that has to do with whole queries stands in `matching` and `ranking`. */
export interface TermIndex {
  readonly vocabulary: ReadonlySet<string>;
  exact(term: string): Matches;
  /** All terms that begin so. */
  beginning(prefix: string): Matches;
}

/**
 * @param records - each is known by its place in this list
 */
export function buildTermIndex(records: readonly SearchRecord[]): TermIndex {
  const vocabulary = new Set<string>();
  const terms = termReader();
  const index = new MiniSearch<IndexedRecord>({
    fields: Object.keys(fieldWeights),
    tokenize: (text) => {
      const found = terms(text);
      for (const term of found) vocabulary.add(term);
      return found;
    },
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      boost: { ...fieldWeights },
      weights: { prefix: prefixWeight, fuzzy: 0 },
    },
  });
  index.addAll(records.map(fieldsOf));
  const search = (term: string, prefix: boolean): Matches =>
    new Map(
      index.search(term, { prefix }).map((result): [number, Match] => [
        result.id as number,
        {
          score: result.score,
          certainty: isInCodeAlone(result.match) ? codeCertainty : 1,
          terms: result.terms,
        },
      ]),
    );
  return {
    vocabulary,
    exact: (term) => search(term, false),
    beginning: (prefix) => search(prefix, true),
  };
}

function isInCodeAlone(match: Readonly<Record<string, readonly string[]>>): boolean {
  return Object.values(match).every((fields) => fields.every((field) => field === 'code'));
}

type IndexedRecord = Record<keyof typeof fieldWeights, string> & { id: number };

function fieldsOf({ page, path, headings, text, code }: SearchRecord, id: number): IndexedRecord {
  return {
    id,
    title: headings.at(-1) ?? page,
    page,
    parents: [...path.slice(0, -1), ...headings.slice(0, -1)].join('\n'),
    text,
    code: code.join('\n'),
  };
}
