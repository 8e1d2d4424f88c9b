import { pageOf } from '../../shared/pageOf';
import type { SearchRecord } from '../../shared/types';
import { type Finder, findCandidates } from './candidates';
import { seek } from './meaning';
import { readQuestion } from './question';
import { speechOf } from './scoring';
import { leastNear } from './thresholds';
import { vocabularyOf } from './vocabulary';

/**
 * Pages to name when no passage answers: those that hold a good part of what matters in the question.
 *
 * @param limit - pages at most
 * @returns one record a page, nearest first
 */
export function nearestPages(engine: Finder, question: string, limit: number): SearchRecord[] {
  const sought = seek(readQuestion(question), vocabularyOf(engine.records));
  const pages = new Map<string, { readonly record: SearchRecord; readonly own: number }>();
  for (const record of findCandidates(engine, question, sought).records) {
    const { own } = speechOf([record.page, ...record.headings, record.text].join('\n'), sought, []);
    const address = pageOf(record.url);
    if (own >= leastNear && own > (pages.get(address)?.own ?? 0)) pages.set(address, { record, own });
  }
  return [...pages.values()]
    .sort((a, b) => b.own - a.own)
    .slice(0, limit)
    .map(({ record }) => record);
}
