import type { Answer, SearchResults } from '../shared/types';
import type { Stretch } from './engine';
import type { UnavailableReason } from './searchUnavailable';

/** What is asked of the one who holds the indexes. */
export type Task =
  | { readonly kind: 'warm'; readonly version: string }
  | ({ readonly kind: 'search'; readonly version: string; readonly query: string } & Stretch)
  | {
      readonly kind: 'answer';
      readonly version: string;
      /** Of one conversation, oldest first. */
      readonly questions: readonly string[];
      /** How many passages are wanted; undefined for as many as an answer quotes. */
      readonly most?: number | undefined;
    };

/** What each kind of task gives. */
export interface Outcome {
  readonly warm: undefined;
  readonly search: SearchResults;
  readonly answer: Answer;
}

/** Does a task of any kind. @throws SearchUnavailable */
export type Perform = <Kind extends Task['kind']>(
  task: Task & { readonly kind: Kind },
) => Promise<Outcome[Kind]>;

/** A task on its way to the worker. */
export interface Request {
  readonly id: number;
  /** The site's base address, absolute, with a trailing slash. */
  readonly baseUrl: string;
  readonly task: Task;
}

/** The worker's answer; an error crosses as plain data. */
export type Reply =
  | { readonly id: number; readonly outcome: Outcome[Task['kind']] }
  | { readonly id: number; readonly error: { readonly reason: UnavailableReason; readonly message: string } };
