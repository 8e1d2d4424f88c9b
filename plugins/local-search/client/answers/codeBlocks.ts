import { isEntry } from '../../shared/entries';
import { isQuotable } from '../../shared/quotable';
import type { SearchRecord } from '../../shared/types';
import type { FoundPassage } from './foundPassage';
import type { Sought } from './meaning';
import type { Question } from './question';
import { speechOf, surroundingsOf } from './scoring';
import { leastCovered, leastOwn, leastShown } from './thresholds';

/** Code says a word by using it, which tells less than a sentence about it. */
const wishFactors = { surely: 1.1, perhaps: 0.9, no: 0.65 } as const;

/** The best code block of a section; none when none speaks to the question or all are too long to quote. */
export function codePassages(
  record: SearchRecord,
  sought: readonly Sought[],
  wish: Question['wantsCode'],
): FoundPassage[] {
  // A signature tells little to those who didn't ask for code.
  if (isEntry(record.kind) && wish !== 'surely') return [];
  const surroundings = surroundingsOf(record, sought);
  const passages = record.code.filter(isQuotable).flatMap((code) => {
    const { own, covered, score } = speechOf(code, sought, surroundings);
    if (covered < leastCovered || own < leastOwn) return [];
    return [{ record, score: score * wishFactors[wish], quote: code, isCode: true }];
  });
  return passages.sort((a, b) => b.score - a.score).slice(0, 1);
}

/** The code block of a section that says most of what is sought; undefined where none says a little of it. */
export function codeToShow(record: SearchRecord, sought: readonly Sought[]): FoundPassage | undefined {
  const surroundings = surroundingsOf(record, sought);
  const passages = record.code.filter(isQuotable).map((code) => {
    const { own } = speechOf(code, sought, surroundings);
    return { record, score: own, quote: code, isCode: true };
  });
  const [best] = passages.sort((a, b) => b.score - a.score);
  return best && best.score >= leastShown ? best : undefined;
}
