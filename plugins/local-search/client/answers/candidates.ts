import type { SearchRecord } from '../../shared/types';
import type { Engine } from '../engine';
import type { Sought } from './meaning';

/** What answers need of the engine. */
export type Finder = Pick<Engine, 'records' | 'find'>;

const mostFound = 24;
const mostUsing = 12;
const mostStanding = 60;
const fewWords = 2;

/**
 * The sections among which an answer may stand: those that search finds for the question, those that hold all of its
 * words that tell something, or most, and those that hold the two that tell most.
 *
 * @param question - as typed
 */
export function candidateRecords(
  engine: Finder,
  question: string,
  sought: readonly Sought[],
): SearchRecord[] {
  if (sought.length === 0) return [];
  const telling = [...sought].sort((a, b) => b.weight - a.weight).slice(0, fewWords);
  const queries = sought.length > fewWords ? [sought, telling] : [sought];
  const found = [whole(question), ...queries.map(queryOf)].flatMap((query) =>
    engine.find(query).slice(0, mostFound),
  );
  return [...new Set([...found.map(({ record }) => record), ...usingInCode(engine.records, sought)])];
}

/**
 * How surely search leads to each section for a question, 0 to 1: 1 for what it finds first.
 *
 * @param question - as typed
 */
export function standings(engine: Finder, question: string): ReadonlyMap<SearchRecord, number> {
  const found = engine.find(whole(question));
  const best = found[0]?.score ?? 1;
  return new Map(found.slice(0, mostStanding).map(({ record, score }) => [record, score / best]));
}

/** How much of what is sought the first section holds that search finds for it, 0 to 1. */
export function coverageOf(engine: Finder, sought: readonly Sought[]): number {
  return engine.find(queryOf(sought))[0]?.coverage ?? 0;
}

/** Sections whose code uses a name that was asked for: search knows nothing of code. */
function usingInCode(records: readonly SearchRecord[], sought: readonly Sought[]): SearchRecord[] {
  const names = sought.filter(({ isName }) => isName).map(({ raw }) => raw);
  if (names.length === 0) return [];
  return records
    .filter(({ code, outputs = [] }) =>
      names.some((name) => [...code, ...outputs].some((block) => block.includes(name))),
    )
    .slice(0, mostUsing);
}

function queryOf(words: readonly Sought[]): string {
  return whole(words.map(({ raw }) => raw).join(' '));
}

/** The space at the end tells that the last word is complete. */
const whole = (text: string) => `${text} `;
