import { isEntry, isReference } from '../shared/entries';
import { pageOf } from '../shared/pageOf';
import type { SearchRecord } from '../shared/types';
import { matchWords } from './matching';
import type { Query } from './query';
import { guideCoverage, leastCoverage, mostOfOnePage, pageShare, rank } from './ranking';
import type { TermIndex } from './termIndex';
import { namesVenue } from './venues';

/** A single letter matches thousands of records: those that match it least aren't ranked, and stand behind all others. */
const mostRanked = 300;

/** A record that a query finds, before it is dressed for showing. */
export interface Found {
  readonly id: number;
  readonly record: SearchRecord;
  readonly score: number;
  /** Share of the query's weight that it matches, 0 to 1. */
  readonly coverage: number;
  /** The same by how prominently the words stand. */
  readonly prominence: number;
  /** The index's terms that matched. */
  readonly terms: ReadonlySet<string>;
}

/** What a query finds, best first. */
export interface Ranking {
  readonly ranked: readonly Found[];
  /** What a single letter finds besides, by its words alone. */
  readonly rest: readonly Found[];
}

/** Ranks the records that hold a query's words, or most of their weight. */
export function rankRecords(records: readonly SearchRecord[], index: TermIndex, query: Query): Ranking {
  const candidates = gather(records, index, query);
  const isVenueNamed = namesVenue(records, query);
  const most = Math.max(0, ...candidates.map(({ coverage }) => coverage));
  const matching = candidates
    .filter(({ coverage }) => coverage >= most * leastCoverage)
    .sort((a, b) => b.score * b.coverage - a.score * a.coverage || a.id - b.id);
  const ranked = matching
    .slice(0, mostRanked)
    .map((found) => ({ ...found, score: rank(found, query, index, isVenueNamed) }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
  return { ranked, rest: matching.slice(mostRanked) };
}

/** One list of what was found: no page fills it, and a name comes with the guide that explains it. */
export function arrange({ ranked, rest }: Ranking, query: Query): Found[] {
  const most = Math.max(0, ...[...ranked, ...rest].map(({ coverage }) => coverage));
  return [...withGuide(spread(ranked), query, most), ...rest];
}

/** Adds up what the words match, record by record. */
function gather(records: readonly SearchRecord[], index: TermIndex, query: Query): Found[] {
  const sums = new Map<number, { score: number; weight: number; prominence: number; terms: Set<string> }>();
  let total = 0;
  for (const { matches } of matchWords(index, query)) {
    const weight = rarity(matches.size, records.length);
    total += weight;
    for (const [id, match] of matches) {
      const sum = sums.get(id) ?? { score: 0, weight: 0, prominence: 0, terms: new Set<string>() };
      sum.score += match.score;
      sum.weight += weight * match.certainty;
      sum.prominence += weight * match.prominence;
      for (const term of match.terms) sum.terms.add(term);
      sums.set(id, sum);
    }
  }
  return [...sums].flatMap(([id, { score, weight, prominence, terms }]) => {
    const record = records[id];
    return record
      ? [{ id, record, terms, score, coverage: weight / total, prominence: prominence / total }]
      : [];
  });
}

/** Rare words weigh more; one that nothing holds weighs most, but the same for every record. */
function rarity(matching: number, records: number): number {
  return Math.log(1 + (records - matching + 0.5) / (matching + 0.5)) + 0.2;
}

/**
 * Puts the guide that explains a name behind the entries of the first page, so that both are seen at once. Of a name in
 * plain words it has the words side by side: `stop limit` isn't explained by what stops at a limit.
 */
function withGuide(ranked: readonly Found[], { pairs }: Query, most: number): Found[] {
  const first = ranked[0];
  if (!first || !isEntry(first.record.kind)) return [...ranked];
  const page = pageOf(first.record.url);
  const second = ranked.findIndex(({ record }) => pageOf(record.url) !== page);
  const guide = ranked.findIndex(
    ({ record, coverage }) =>
      !isReference(record) && coverage >= most * guideCoverage && pairs.every((pair) => says(record, pair)),
  );
  if (guide < 0) return [...ranked];
  return [
    ...ranked.slice(0, second),
    ...ranked.slice(guide, guide + 1),
    ...ranked.slice(second, guide),
    ...ranked.slice(guide + 1),
  ];
}

function says({ headings, text }: SearchRecord, words: string): boolean {
  return [...headings, text].join(' ').toLowerCase().replaceAll(/[_-]/g, ' ').includes(words);
}

/** Keeps one long page from filling the list: its lesser sections wait behind all other pages. */
function spread(ranked: readonly Found[]): Found[] {
  const pages = new Map<string, { best: number; count: number }>();
  const front: Found[] = [];
  const back: Found[] = [];
  for (const hit of ranked) {
    const address = pageOf(hit.record.url);
    const page = pages.get(address) ?? { best: hit.score, count: 0 };
    pages.set(address, page);
    page.count += 1;
    const isFront = page.count <= mostOfOnePage && hit.score >= page.best * pageShare;
    (isFront ? front : back).push(hit);
  }
  return [...front, ...back];
}
