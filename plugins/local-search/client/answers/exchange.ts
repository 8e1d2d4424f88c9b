import type { Answer } from '../../shared/types';

/** A question and what came of it. */
export interface Exchange {
  /** Known under this to the reader's feedback. */
  readonly id: string;
  readonly question: string;
  readonly answer?: Answer;
  /** What an answer said that was stored without its passages. */
  readonly text?: string;
  readonly hasFailed?: boolean;
  /** A served model still writes from the answer's passages. */
  readonly isWriting?: boolean;
  readonly feedback?: 'like' | 'dislike';
}

/** Whether an exchange waits for its answer no more, and has one. */
export function isAnswered({ answer, text }: Exchange): boolean {
  return answer !== undefined || text !== undefined;
}
