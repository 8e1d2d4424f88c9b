import { candidateRecords, coverageOf, type Finder, standings } from './candidates';
import { codePassages, codeToShow } from './codeBlocks';
import { differing } from './differing';
import type { FoundPassage } from './foundPassage';
import { seek, type Sought } from './meaning';
import { readQuestion } from './question';
import { textPassages } from './textPassages';
import { leastFound, leastOfBest, standingBonus } from './thresholds';
import { vocabularyOf } from './vocabulary';

/**
 * The passages of a version's pages that speak to a question, as they stand there: at most three sentences each, or a
 * code block. None when the words that matter aren't found together.
 *
 * @param engine - of one version
 * @param question - in words, as typed; whatever it holds, nothing is thrown
 * @param limit - passages at most
 * @returns best first
 */
export function findPassages(engine: Finder, question: string, limit: number): FoundPassage[] {
  const asked = readQuestion(question);
  const sought = seek(asked, vocabularyOf(engine.records));
  if (coverageOf(engine, sought) < leastFound) return [];
  const records = candidateRecords(engine, question, sought);
  const standing = standings(engine, question);
  // Who asks for code by that word wants code, whichever text is best.
  const bonusOf = ({ isCode, record }: FoundPassage) =>
    asked.wantsCode === 'surely' && !isCode ? 0 : standingBonus * (standing.get(record) ?? 0);
  const passages = records
    .flatMap((record, rank) => [
      ...textPassages(record, sought, rank),
      ...codePassages(record, sought, asked.wantsCode),
    ])
    .map((passage) => ({ ...passage, score: passage.score + bonusOf(passage) }));
  const ranked = differing(passages.sort((a, b) => b.score - a.score));
  const best = ranked[0]?.score ?? 0;
  const good = ranked.filter(({ score }) => score >= best * leastOfBest);
  return (asked.wantsCode === 'no' ? good : withCode(good, sought)).slice(0, limit);
}

/** Who asks how to do something gets the code of the section that tells it, behind its text. */
function withCode(passages: readonly FoundPassage[], sought: readonly Sought[]): readonly FoundPassage[] {
  const [first, ...others] = passages;
  if (!first || first.isCode || others.some(({ isCode, record }) => isCode && record === first.record))
    return passages;
  const code = codeToShow(first.record, sought);
  return code
    ? [first, { ...code, score: first.score }, ...others.filter(({ isCode }) => !isCode)]
    : passages;
}
