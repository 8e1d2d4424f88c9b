import type { SearchRecord } from '../../shared/types';
import type { Engine } from '../engine';
import type { Sought } from './meaning';

/** What answers need of the engine. */
export type Finder = Pick<Engine, 'records' | 'find'>;

const mostFound = 24;
const mostUsing = 12;
const mostStanding = 60;
const fewWords = 2;

/** What search finds for a question. */
export interface Candidates {
  /** The sections among which an answer may stand. */
  readonly records: readonly SearchRecord[];
  /** How surely search leads to a section, 0 to 1: 1 for what it finds first. Missing for what it doesn't find soon. */
  readonly standing: ReadonlyMap<SearchRecord, number>;
  /** How much of what is sought the first section holds that search finds for it, 0 to 1. */
  readonly coverage: number;
}

/**
 * Searches once for the question, once for all of its words that tell something, and once for the two that tell most.
 *
 * @param question - as typed
 */
export function findCandidates(engine: Finder, question: string, sought: readonly Sought[]): Candidates {
  if (sought.length === 0) return { records: [], standing: new Map(), coverage: 0 };
  const telling = [...sought].sort((a, b) => b.weight - a.weight).slice(0, fewWords);
  const asked = engine.find(whole(question));
  const bySought = engine.find(queryOf(sought));
  const byTelling = sought.length > fewWords ? engine.find(queryOf(telling)) : [];
  const found = [asked, bySought, byTelling].flatMap((those) => those.slice(0, mostFound));
  const best = asked[0]?.score ?? 1;
  return {
    records: [...new Set([...found.map(({ record }) => record), ...usingInCode(engine.records, sought)])],
    standing: new Map(asked.slice(0, mostStanding).map(({ record, score }) => [record, score / best])),
    coverage: bySought[0]?.coverage ?? 0,
  };
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
