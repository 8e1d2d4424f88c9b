import type { RecordKind, SearchRecord } from '../../shared/types';
import type { FoundPassage } from './foundPassage';
import { gapsIn, growQuote, type Stretch } from './quotes';
import { certaintyIn, type Sought } from './meaning';
import { marksIn } from './quoteMarks';
import type { Resembling } from './resembling';
import { speechOf, surroundingsOf } from './scoring';
import { termsOf } from './terms';
import {
  firstSections,
  leastCovered,
  leastOfSection,
  leastOwn,
  neighbourShare,
  toldBonus,
} from './thresholds';
import { cutUnits, type Unit } from './units';

/** Where several kinds of page say it, the guide says it best, unless a name was asked. */
const kindFactors: Readonly<Partial<Record<RecordKind, number>>> = {
  module: 0.93,
  developer: 0.88,
  tutorial: 0.95,
  class: 0.9,
  method: 0.88,
  property: 0.85,
  function: 0.85,
  enum: 0.9,
  config: 0.9,
};
/** What the least known entry loses by it. */
const weightShare = 0.2;

const signpost = /^(?:where next|next steps?|see also|further reading)$/i;
/** A line that asks, or says on which page something stands or from where it is imported. */
const pointer = /\?(?: · |$)|^(?:next|neighbours|guides?|see also)\b:?|^from [\w.]+ import /i;
const signpostFactor = 0.5;
const unaskedVenue = 0.88;
const rowFactor = 0.97;
const shortFactor = 0.85;
const shortUnit = 30;
const sectionFactor = 0.95;

/**
 * The best quote of a section's text; none when nothing in it speaks to the question.
 *
 * @param rank - the section's place among those that search finds, from 0
 * @param alike - the question written for the section that is like the one asked
 */
export function textPassages(
  record: SearchRecord,
  sought: readonly Sought[],
  rank: number,
  alike?: Resembling,
): FoundPassage[] {
  const surroundings = surroundingsOf(record, sought);
  const units = cutUnits(record.text);
  const factor = factorOf(record, sought);
  const speech = new Map(units.map((unit) => [unit, speechOf(unit.text, sought, surroundings)]));
  const isTold = ({ start, end }: Unit) => alike !== undefined && start <= alike.at && alike.at < end;
  const scoreOf = (unit: Unit) =>
    (speech.get(unit)?.score ?? 0) *
      factor *
      (unit.isRow ? rowFactor : 1) *
      (unit.text.length < shortUnit ? shortFactor : 1) *
      (pointer.test(unit.text) ? signpostFactor : 1) +
    (isTold(unit) ? toldBonus * (alike?.likeness ?? 0) : 0);
  const best = [...units].sort((a, b) => scoreOf(b) - scoreOf(a))[0];
  const said = best && speech.get(best);
  if (!best || !said) return [];
  const passage = (score: number, { first, last }: Stretch): FoundPassage[] => {
    const quote = record.text.slice(units[first]?.start, units[last]?.end);
    const gaps =
      record.code.length + (record.outputs?.length ?? 0) > 0 ? gapsIn(units.slice(first, last + 1)) : [];
    const marks = marksIn(quote, sought);
    return [{ record, score, quote, isCode: false, gaps, marks }];
  };
  const at = units.indexOf(best);
  if (!isTold(best) && (said.covered < leastCovered || said.own < leastOwn)) {
    if (rank >= firstSections) return [];
    const { whole, heading } = sectionSpeech(record, sought);
    if (whole < leastOfSection) return [];
    // The heading says what it is about, and the sentences below needn't repeat it.
    const from = heading >= 0.5 && said.own < 0.5 ? 0 : at;
    return passage(
      whole * factor * sectionFactor,
      growQuote(units, from, () => true),
    );
  }

  const score = scoreOf(best);
  return passage(
    score,
    growQuote(units, at, (unit) => scoreOf(unit) >= score * neighbourShare),
  );
}

/** How much of the question a section speaks to as a whole, and its heading alone; 0 to 1. */
function sectionSpeech(
  { page, path, headings, text, code, outputs = [], asked = [] }: SearchRecord,
  sought: readonly Sought[],
) {
  const heading = termsOf(headings.at(-1) ?? page);
  const above = termsOf([page, ...path.slice(1), ...headings.slice(0, -1)].join('\n'));
  const inside = termsOf(text);
  const inCode = termsOf([...code, ...outputs].join('\n'));
  const phrases = termsOf(asked.join('\n'));
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  const share = (certainty: (word: Sought) => number) =>
    sought.reduce((sum, word) => sum + word.weight * certainty(word), 0) / total;
  return {
    heading: share((word) => certaintyIn(heading, word)),
    whole: share((word) =>
      Math.max(
        certaintyIn(heading, word),
        certaintyIn(above, word) * 0.8,
        certaintyIn(phrases, word) * 0.5,
        certaintyIn(inside, word) * 0.7,
        certaintyIn(inCode, word) * 0.4,
      ),
    ),
  };
}

function factorOf(record: SearchRecord, sought: readonly Sought[]): number {
  const isNamed = sought.some(({ isName }) => isName);
  return (
    (isNamed ? 1 : (kindFactors[record.kind] ?? 1) * (1 - weightShare * (1 - (record.weight ?? 1)))) *
    (isUnaskedVenue(record, sought) ? unaskedVenue : 1) *
    (signpost.test(record.headings.at(-1) ?? '') ? signpostFactor : 1)
  );
}

/** What holds for one venue is no answer to a question about all, unless nothing else is found. */
function isUnaskedVenue({ kind, url, page }: SearchRecord, sought: readonly Sought[]): boolean {
  if (kind !== 'venue' && !url.includes('/api_reference/adapters/')) return false;
  const name = termsOf(page);
  return !sought.some((word) => certaintyIn(name, word) > 0);
}
