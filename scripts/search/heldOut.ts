import type { SearchRecord } from '../../plugins/local-search/shared/types';
import { answerTo } from '../../plugins/local-search/client/answers/answer';
import { createEngine, withWholeRecords } from '../../plugins/local-search/client/engine';

/** How the answers serve questions that were written for sections, where the index lacks these. */
export interface HeldOut {
  readonly asked: number;
  /** Share whose first passage stands in the section that the question was written for. Others may answer it too. */
  readonly first: number;
  /** Share that gets no passage at all. */
  readonly refused: number;
}

/**
 * Asks every so manieth written question of an index without them: a measure to tune by, with more questions than people
 * judge.
 *
 * @param records - as search knows them
 * @param whole - the same with all that answers quote
 * @param step - one question in so many is taken out and asked
 */
export function askHeldOut(
  records: readonly SearchRecord[],
  whole: readonly SearchRecord[],
  step: number,
): HeldOut {
  let count = 0;
  const held: { readonly question: string; readonly url: string }[] = [];
  const without = whole.map((record) => {
    const questions = record.questions?.filter(({ question }) => {
      const isHeld = count++ % step === 0;
      if (isHeld) held.push({ question, url: record.url });
      return !isHeld;
    });
    return questions ? { ...record, questions } : record;
  });
  const engine = withWholeRecords(createEngine(records), without);
  const first = held.map(({ question }) => answerTo(engine, [question]).passages[0]?.source.url);
  const share = (matching: number) => (held.length === 0 ? 0 : matching / held.length);
  return {
    asked: held.length,
    first: share(first.filter((url, at) => url === held[at]?.url).length),
    refused: share(first.filter((url) => url === undefined).length),
  };
}
