import { termsIn } from '../shared/tokenizer';
import type { SearchRecord } from '../shared/types';
import type { Query } from './query';
import { remembered } from './remembered';
import type { Weights } from './weights';

/** By what readers call a venue beside its page's title and address. */
const nicknames: Readonly<Record<string, string>> = {
  binance: 'usdm coinm',
  coinbase_intx: 'coinbase',
  interactive_brokers: 'ib ibkr tws',
  ib: 'ibkr tws interactive brokers',
  bitmex: 'xbt',
};

/** Words in venues' names that name none of them. */
const general = new Set(termsIn('international exchange adapter integrations index blockchain'));

/** What holds for one venue answers a question about another one never, and a question about none seldom. */
export function venueFactor(
  record: SearchRecord,
  query: Query,
  isVenueNamed: boolean,
  weights: Weights,
): number {
  const names = namesOf(record);
  if (!names) return 1;
  if (isAmong(names, query)) return weights.namedVenue;
  return isVenueNamed ? weights.otherVenue : weights.unnamedVenue;
}

/** Whether a query names the venue of one of these records. */
export function namesVenue(records: readonly SearchRecord[], query: Query): boolean {
  return isAmong(venueTerms(records), query);
}

/** All terms by which these records' venues are called. */
export function venueTerms(records: readonly SearchRecord[]): ReadonlySet<string> {
  return remembered(termsOfVenues, records, () => {
    const venues = new Map(records.map((record) => [record.page, namesOf(record)]));
    return new Set([...venues.values()].flatMap((names) => [...(names ?? [])]));
  });
}

function isAmong(names: Names, { terms }: Query): boolean {
  return [...terms].some((term) => names.has(term));
}

/** Of a venue's page, or of its adapter's in the reference. */
function namesOf(record: SearchRecord): Names | null {
  return remembered(namesByRecord, record, () => {
    const slug = /\/(?:integrations|api_reference\/adapters)\/([^/#]+)/.exec(record.url)?.[1];
    if (slug === undefined) return null;
    const names = termsIn([slug, record.page, nicknames[slug] ?? ''].join(' ').replaceAll('_', ' '));
    return new Set(names.filter((name) => !general.has(name)));
  });
}

type Names = ReadonlySet<string>;

const namesByRecord = new WeakMap<SearchRecord, Names | null>();
const termsOfVenues = new WeakMap<readonly SearchRecord[], Names>();
