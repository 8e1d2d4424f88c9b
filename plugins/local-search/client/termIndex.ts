import MiniSearch from 'minisearch';
import { isEntry, nameTerm, namesIn } from '../shared/entries';
import { termReader } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import type { Match, Matches } from './matches';
import type { Weights } from './weights';

/** Looks up single terms; all that has to do with whole queries stands in `matching` and `ranking`. */
export interface TermIndex {
  readonly vocabulary: ReadonlySet<string>;
  readonly weights: Weights;
  exact(term: string): Matches;
  /** All terms that begin so. */
  beginning(prefix: string): Matches;
}

/** Records that are indexed at once: some 20 ms on a slow phone. */
const stepSize = 60;

/**
 * @param records - each is known by its place in this list
 */
export function buildTermIndex(records: readonly SearchRecord[], weights: Weights): TermIndex {
  const { index, made } = emptyIndex(weights);
  index.addAll(records.map(fieldsOf));
  return made;
}

/** The same in steps: what else is to be done meanwhile waits for one of them at most. */
export async function buildTermIndexInSteps(
  records: readonly SearchRecord[],
  weights: Weights,
): Promise<TermIndex> {
  const { index, made } = emptyIndex(weights);
  await index.addAllAsync(records.map(fieldsOf), { chunkSize: stepSize });
  return made;
}

function emptyIndex(weights: Weights): { index: MiniSearch<IndexedRecord>; made: TermIndex } {
  const vocabulary = new Set<string>();
  const terms = termReader(vocabulary);
  const index = new MiniSearch<IndexedRecord>({
    fields: Object.keys(weights.fields),
    tokenize: (text, field) => (field === 'names' ? text.split('\n') : terms(text)),
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term] },
  });
  const options = () => ({ boost: weights.fields, weights: { prefix: weights.prefix, fuzzy: 0 } });
  const search = (term: string, prefix: boolean): Matches =>
    new Map(
      index.search(term, { prefix, ...options() }).map((result): [number, Match] => [
        result.id as number,
        {
          score: result.score,
          certainty: 1,
          prominence: prominenceOf(Object.values(result.match).flat()),
          terms: result.terms,
        },
      ]),
    );
  return {
    index,
    made: {
      vocabulary,
      weights,
      exact: (term) => search(term, false),
      beginning: (prefix) => search(prefix, true),
    },
  };
}

/** How prominently a word stands in a field, 0 to 1. */
const prominences: Readonly<Record<string, number>> = {
  title: 0.8,
  asked: 0.8,
  names: 0.8,
  page: 0.65,
  parents: 0.65,
  text: 0.3,
};
const prominenceOf = (fields: readonly string[]): number =>
  Math.max(0, ...fields.map((field) => prominences[field] ?? 0));

type IndexedRecord = Record<keyof Weights['fields'], string> & { id: number };

function fieldsOf(record: SearchRecord, id: number): IndexedRecord {
  const { kind, page, path, headings, text, asked = [], words = '' } = record;
  return {
    id,
    title: headings.at(-1) ?? page,
    asked: asked.join('\n'),
    page,
    // What stands above all entries tells none from another: 'API reference', 'Classes'.
    parents: (isEntry(kind) ? headings.slice(1, -1) : [...path.slice(0, -1), ...headings.slice(0, -1)]).join(
      '\n',
    ),
    text: words === '' ? text : `${text}\n${words}`,
    names: namesIn(record).map(nameTerm).join('\n'),
  };
}
