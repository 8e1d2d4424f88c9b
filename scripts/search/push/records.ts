import { ownName } from '../../../plugins/local-search/shared/entries';
import type { RecordKind, SearchRecord } from '../../../plugins/local-search/shared/types';
import { cutNames, cutText, jsonBytes } from './pieces';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/**
 * A section, or a part of a long one, as the hosted index holds it. What DocSearch 4.6.3 asks for by name (`hierarchy`,
 * `content`, `type`, `url`) has its meaning there; rows are grouped by lvl0 and show the heading that `type` names.
 */
export interface HostedRecord {
  /** The section's address below the origin, and from its second part on the part's number: the same in every push. */
  readonly objectID: string;
  /** With the origin: DocSearch's rows are dropped without one. */
  readonly url: string;
  readonly anchor: string | null;
  readonly type: Level;
  /** These two are what contextual search filters by: `language:en` and `docusaurus_tag:docs-default-latest`. */
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly version: string;
  readonly kind: RecordKind;
  /** Labels above the page, the page's h1, then the headings. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  /** The deepest heading, by itself: what is called so comes before what stands below it. */
  readonly title: string;
  /** A member's full name; the names of an enum's or a config's lines. */
  readonly names?: readonly string[];
  /** How readers ask for it; found by, never shown. */
  readonly asked?: readonly string[];
  readonly weight: {
    /** By kind, and how well known it is; the higher, the better. */
    readonly rank: number;
    /** Place among the version's sections and their parts. */
    readonly position: number;
  };
}

/** What a record of the hosted index may have, as JSON: 10 kB on the service's smaller plans. */
export const mostRecordBytes = 10_000;

/** How the site and its ranking see the records. */
export interface PushContext {
  /** Origin of the deployed site, without a trailing slash. */
  readonly siteUrl: string;
  /** How much a kind counts for a query in words, and how steeply an entry falls that few know. */
  readonly rankOf: (kind: RecordKind, weight: number) => number;
}

/** Room that a text has beside names, so that it isn't cut into crumbs. */
const leastText = 500;

/**
 * The records of one version for the hosted index: the same sections that the embedded search finds. Code blocks stay out:
 * search knows nothing of them there either.
 *
 * @param records - whole records of one version, in the order of its index
 * @param most - bytes of a record; longer sections become several records of one address
 * @throws Error on a section whose headings alone leave no room below the limit, and on two sections of one address
 */
export function hostedRecords(
  version: string,
  records: readonly SearchRecord[],
  context: PushContext,
  most = mostRecordBytes,
): HostedRecord[] {
  const made: HostedRecord[] = [];
  const seen = new Set<string>();
  for (const record of records) {
    if (seen.has(record.url)) throw new Error(`Two sections have the address ${record.url}.`);
    seen.add(record.url);
    made.push(...partsOf(record, hostedRecord(version, record, context), most, made.length));
  }
  return made;
}

/** A section's record, or records where one would be too long: names first, then the text. */
function partsOf(section: SearchRecord, base: HostedRecord, most: number, position: number): HostedRecord[] {
  const { url, kind, asked } = section;
  const isMember = kind === 'method' || kind === 'property';
  let names = isMember ? [ownName(section)] : (section.names ?? []);
  let { text } = section;
  const parts: HostedRecord[] = [];
  do {
    const number = parts.length;
    const part = {
      ...base,
      ...(number > 0 ? { objectID: `${url}~${number + 1}` } : asked && { asked }),
      weight: { ...base.weight, position: position + number },
    };
    const room = most - jsonBytes({ ...part, names: [], content: '' });
    if (room < 2 * leastText) {
      throw new Error(
        `The headings of ${url} and its phrases in facts/search-words leave no room for its text below ${most} bytes. ` +
          'Shorten them.',
      );
    }
    const [taken, left] = cutNames(names, text === '' ? room : room - leastText);
    if (names.length > 0 && taken.length === 0) throw new Error(`${url} has a name above ${most} bytes.`);
    const [content, rest] = cutText(text, room - (jsonBytes(taken) - 2));
    parts.push({ ...part, ...(taken.length > 0 && { names: taken }), content: content || null });
    [names, text] = [left, rest];
  } while (names.length > 0 || text !== '');
  return parts;
}

function hostedRecord(version: string, record: SearchRecord, { siteUrl, rankOf }: PushContext): HostedRecord {
  const { url, path, page, headings, kind, weight = 1 } = record;
  const above = path.length > 1 ? path.slice(0, -1) : path;
  const titles = [above.join(' › '), page, ...headings].slice(0, levels.length);
  const anchor = url.split('#')[1];
  return {
    objectID: url,
    url: `${siteUrl}${url}`,
    anchor: anchor === undefined ? null : decodeURIComponent(anchor),
    type: levels[titles.length - 1] ?? 'lvl1',
    language: 'en',
    docusaurus_tag: `docs-default-${version}`,
    version,
    kind,
    hierarchy: Object.fromEntries(
      levels.map((level, depth) => [level, titles[depth] ?? null]),
    ) as HostedRecord['hierarchy'],
    content: null,
    title: titles.at(-1) ?? page,
    weight: { rank: Math.round(1000 * rankOf(kind, weight)), position: 0 },
  };
}
