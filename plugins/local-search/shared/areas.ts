import { isReference } from './entries';
import type { SearchRecord } from './types';

/** What a query can be narrowed to, by a word before it: `api: on_bar`. */
export const areas = ['guide', 'venue', 'api'] as const;

export type Area = (typeof areas)[number];

/** What readers see. */
export const areaLabels: Readonly<Record<Area, string>> = {
  guide: 'Guides',
  venue: 'Integrations',
  api: 'API reference',
};

const filterWord = /(?:^|\s)(api|guide|venue):(?=\s|\S)/i;

/** A query without the word that narrows it. */
export interface NarrowedQuery {
  readonly area: Area | undefined;
  /** As typed, without that word. */
  readonly text: string;
}

/** Reads `api:`, `guide:` or `venue:` off a query; one that stands alone is a word like others. */
export function readArea(query: string): NarrowedQuery {
  const match = filterWord.exec(query);
  const text = match
    ? `${query.slice(0, match.index)} ${query.slice(match.index + match[0].length)}`.trimStart()
    : query;
  return match && text.trim() !== ''
    ? { area: match[1]?.toLowerCase() as Area, text }
    : { area: undefined, text: query };
}

/** The same query, narrowed to another area, or to none. */
export function inArea(query: string, area: Area | undefined): string {
  const { text } = readArea(query);
  return area ? `${area}: ${text}` : text;
}

/** Where a section stands. */
export function areaOf(record: Pick<SearchRecord, 'kind'>): Area {
  if (isReference(record)) return 'api';
  return record.kind === 'venue' ? 'venue' : 'guide';
}
