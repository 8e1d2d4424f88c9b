import type { Passage, SearchRecord } from '../../shared/types';

/** A passage on its way through ranking: with the section in which it stands. */
export interface FoundPassage extends Omit<Passage, 'source'> {
  readonly record: SearchRecord;
  readonly score: number;
}
