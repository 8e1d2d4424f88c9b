import type { SearchRecord } from '../../shared/types';
import type { FoundPassage } from './foundPassage';
import type { Sought } from './meaning';
import { marksIn } from './quoteMarks';
import { gapsIn } from './quotes';
import { cutUnits, type Unit } from './units';

const longest = 900;
const mostUnits = 9;
/** A shorter quote seldom says what the reader needs besides. */
const shortQuote = 350;

/**
 * The best passage of an answer with what stands around it: the rest of its paragraph, or rows beside its own, and of a short
 * paragraph the next one. What answers stands beside the sentence that speaks of it as often as in it.
 *
 * @param passage - a quote of its record's text
 */
export function widened(passage: FoundPassage, sought: readonly Sought[]): FoundPassage {
  const { record, quote, isCode } = passage;
  const start = record.text.indexOf(quote);
  if (isCode || start < 0) return passage;
  const units = cutUnits(record.text);
  const end = start + quote.length;
  let first = units.findIndex((unit) => unit.end > start);
  let last = units.findLastIndex((unit) => unit.start < end);
  const fits = (from: number, to: number) => to - from < mostUnits && lengthOf(units, from, to) <= longest;
  const belongs = (at: number, beside: number) => {
    const [unit, own] = [units[at], units[beside]];
    return unit !== undefined && own !== undefined && (unit.isRow ? own.isRow : unit.line === own.line);
  };
  while (belongs(last + 1, last) && fits(first, last + 1)) last += 1;
  while (belongs(first - 1, first) && fits(first - 1, last)) first -= 1;
  while (lengthOf(units, first, last) < shortQuote && units[last + 1] && fits(first, last + 1)) last += 1;
  const stretch = units.slice(first, last + 1);
  const wide = record.text.slice(units[first]?.start, units[last]?.end);
  const hasCode = record.code.length + (record.outputs?.length ?? 0) > 0;
  return { ...passage, quote: wide, gaps: hasCode ? gapsIn(stretch) : [], marks: marksIn(wide, sought) };
}

/** How a section begins; undefined where it has no text. */
export function leadOf(record: SearchRecord, score: number): FoundPassage | undefined {
  const [first] = cutUnits(record.text);
  return first && { record, score, quote: first.text, isCode: false };
}

function lengthOf(units: readonly Unit[], first: number, last: number): number {
  return (units[last]?.end ?? 0) - (units[first]?.start ?? 0);
}
