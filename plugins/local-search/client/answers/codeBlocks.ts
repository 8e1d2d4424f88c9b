import { isEntry } from '../../shared/entries';
import { isQuotable } from '../../shared/quotable';
import type { SearchRecord } from '../../shared/types';
import type { FoundPassage } from './foundPassage';
import type { Sought } from './meaning';
import type { Question } from './question';
import { type Speech, speechOf, surroundingsOf } from './scoring';
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
  return best(record, sought, ({ own, covered, score }) =>
    covered < leastCovered || own < leastOwn ? undefined : score * wishFactors[wish],
  ).slice(0, 1);
}

/** The code block of a section that says most of what is sought; undefined where none says a little of it. */
export function codeToShow(record: SearchRecord, sought: readonly Sought[]): FoundPassage | undefined {
  return best(record, sought, ({ own }) => (own < leastShown ? undefined : own))[0];
}

/** The code blocks of a section that may be quoted, best first. @param scoreOf - undefined for one that says too little */
function best(
  record: SearchRecord,
  sought: readonly Sought[],
  scoreOf: (speech: Speech) => number | undefined,
): FoundPassage[] {
  const surroundings = surroundingsOf(record, sought);
  return record.code
    .filter(isQuotable)
    .flatMap((code) => {
      const score = scoreOf(speechOf(code, sought, surroundings));
      return score === undefined ? [] : [{ record, score, quote: code, isCode: true }];
    })
    .sort((a, b) => b.score - a.score);
}
