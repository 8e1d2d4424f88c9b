import type { SearchRecord } from '../../shared/types';
import type { Engine } from '../engine';
import type { Sought } from './meaning';

/** What answers need of the engine. */
export type Finder = Pick<Engine, 'records' | 'find'>;

const mostFound = 24;
const mostUsing = 12;
const fewWords = 2;

/**
 * The sections among which an answer may stand: those that hold all of the question's words, or most, and those that
 * hold the two that tell most; in the order in which search finds them.
 */
export function candidateRecords(engine: Finder, sought: readonly Sought[]): SearchRecord[] {
  if (sought.length === 0) return [];
  const telling = [...sought].sort((a, b) => b.weight - a.weight).slice(0, fewWords);
  const queries = sought.length > fewWords ? [sought, telling] : [sought];
  const found = queries.flatMap((words) => engine.find(queryOf(words)).slice(0, mostFound));
  return [...new Set([...found.map(({ record }) => record), ...usingInCode(engine.records, sought)])];
}

/** Sections whose code uses a name that was asked for: search knows nothing of code. */
function usingInCode(records: readonly SearchRecord[], sought: readonly Sought[]): SearchRecord[] {
  const names = sought.filter(({ isName }) => isName).map(({ raw }) => raw);
  if (names.length === 0) return [];
  return records
    .filter(({ code }) => names.some((name) => code.some((block) => block.includes(name))))
    .slice(0, mostUsing);
}

/** The space at the end tells that the last word is complete. */
function queryOf(words: readonly Sought[]): string {
  return `${words.map(({ raw }) => raw).join(' ')} `;
}
