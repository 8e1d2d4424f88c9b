import { pageOf } from '../../shared/pageOf';
import type { SearchRecord } from '../../shared/types';
import { type Finder, findCandidates } from './candidates';
import { codePassages, codeToShow } from './codeBlocks';
import { differing } from './differing';
import type { FoundPassage } from './foundPassage';
import { seek, type Sought } from './meaning';
import { readQuestion } from './question';
import { resembling } from './resembling';
import { textPassages } from './textPassages';
import {
  alikeBonus,
  leastAlike,
  leastAlone,
  leastFound,
  leastOfBest,
  samePageBonus,
  sameSectionBonus,
  standingBonus,
} from './thresholds';
import { isSure } from './sureness';
import { vocabularyOf } from './vocabulary';
import { leadOf, widened } from './widen';

/**
 * The passages of a version's pages that speak to a question, as they stand there: at most three sentences each, or a
 * code block. None when the words that matter aren't found together.
 *
 * @param engine - of one version
 * @param question - in words, as typed; whatever it holds, nothing is thrown
 * @param limit - passages at most
 * @param before - the section that answered the question before it
 * @returns best first
 */
export function findPassages(
  engine: Finder,
  question: string,
  limit: number,
  before?: SearchRecord,
): FoundPassage[] {
  const asked = readQuestion(question);
  const vocabulary = vocabularyOf(engine.records);
  const sought = seek(asked, vocabulary);
  const { records, standing, coverage } = findCandidates(engine, question, sought);
  const alike = resembling(engine.records, sought, leastAlike);
  const likeness = Math.max(0, ...[...alike.values()].map((one) => one.likeness));
  if (coverage < leastFound && likeness < leastAlone) return [];
  // Who asks for code by that word wants code, whichever text is best.
  const bonusOf = ({ isCode, record }: FoundPassage) =>
    (asked.wantsCode === 'surely' && !isCode ? 0 : standingBonus * (standing.get(record) ?? 0)) +
    alikeBonus * (alike.get(record)?.likeness ?? 0) +
    goesOn(record, before);
  const passages = [...new Set([...records, ...alike.keys(), ...(before ? [before] : [])])]
    .flatMap((record, rank) => [
      ...textPassages(record, sought, rank, alike.get(record)),
      ...codePassages(record, sought, asked.wantsCode),
    ])
    .map((passage) => ({ ...passage, score: passage.score + bonusOf(passage) }));
  const ranked = differing(passages.sort((a, b) => b.score - a.score));
  const best = ranked[0]?.score ?? 0;
  if (!isSure(sought, vocabulary, { likeness, score: best })) return [];
  const good = ranked
    .filter(({ score }) => score >= best * leastOfBest)
    .map((passage, at) => (at === 0 ? widened(passage, sought) : passage));
  if (asked.wantsCode === 'surely') return good.slice(0, limit);
  const told = withText(good, sought);
  return (asked.wantsCode === 'no' ? told : withCode(told, sought)).slice(0, limit);
}

/** Who asks on mostly asks about the same section, or its page. */
function goesOn({ url }: SearchRecord, before: SearchRecord | undefined): number {
  if (!before) return 0;
  if (before.url === url) return sameSectionBonus;
  return pageOf(before.url) === pageOf(url) ? samePageBonus : 0;
}

/** Code alone says little to who didn't ask for code: what its section says comes before it. */
function withText(passages: readonly FoundPassage[], sought: readonly Sought[]): readonly FoundPassage[] {
  const [first, ...others] = passages;
  if (!first?.isCode) return passages;
  const text =
    others.find(({ isCode, record }) => !isCode && record === first.record) ??
    leadOf(first.record, first.score);
  if (!text) return passages;
  return [widened(text, sought), first, ...others.filter((other) => other !== text)];
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
