import { candidateRecords, type Finder } from './candidates';
import { codePassages } from './codeBlocks';
import { differing } from './differing';
import type { FoundPassage } from './foundPassage';
import { seek } from './meaning';
import { readQuestion } from './question';
import { textPassages } from './textPassages';
import { leastOfBest } from './thresholds';
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
  const records = candidateRecords(engine, sought);
  const texts = records.flatMap((record, rank) =>
    textPassages(record, sought, asked.wantsCode === 'surely' ? records.length : rank),
  );
  const code = records.flatMap((record, rank) => codePassages(record, sought, asked.wantsCode, rank));
  const ranked = differing([...texts, ...code].sort((a, b) => b.score - a.score));
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= best * leastOfBest).slice(0, limit);
}
