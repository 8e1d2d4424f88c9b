import type { Answer } from '../../shared/types';
import type { LocalSearch } from '../localSearch';
import type { Exchange } from './exchange';
import { mostQuoted, mostSent } from './mostPassages';

/** How long a model may take, in milliseconds, its code's way here included. */
const longestWait = 20_000;

/**
 * Has a served model write an answer.
 *
 * @param questions - of one conversation, oldest first
 * @param found - what the pages say to the last one; with passages
 * @param signal - ends it
 * @throws Error when nothing comes of it
 */
export type Write = (questions: readonly string[], found: Answer, signal: AbortSignal) => Promise<Answer>;

/** Who is asked, of which version. */
export interface Asked {
  readonly search: Pick<LocalSearch, 'answer'>;
  readonly version: string;
  /** Writes from the passages that the search finds; missing where they stand for themselves. */
  readonly write?: Write | undefined;
}

/**
 * Answers the last question of a conversation with what a version's pages say and, where a model is set, with what it
 * writes from that. Without passages it isn't asked, and where it fails the passages stand for themselves.
 *
 * @param questions - oldest first
 * @param stop - given up by aborting it, which ends the waiting for the model
 * @param tell - told of each step, the last of which is there in any case
 * @returns when all is told; doesn't reject
 */
export async function askPages(
  { search, version, write }: Asked,
  questions: readonly string[],
  stop: AbortController,
  tell: (step: Partial<Exchange>) => void,
  wait = longestWait,
): Promise<void> {
  let found: Answer;
  try {
    found = await search.answer(questions, version, write && mostSent);
  } catch {
    tell({ hasFailed: true });
    return;
  }
  if (!write || found.passages.length === 0) {
    tell({ answer: found });
    return;
  }
  const quoted = { ...found, passages: found.passages.slice(0, mostQuoted) };
  tell({ answer: quoted, isWriting: true });
  const timer = setTimeout(() => stop.abort(), wait);
  try {
    const answer = await Promise.race([write(questions, found, stop.signal), whenAborted(stop.signal)]);
    tell({ answer, isWriting: false });
  } catch {
    tell({ answer: { ...quoted, isUnwritten: true }, isWriting: false });
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects when given up: the model's code may hang on its way as well as its reply. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new Error('Given up.'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
