import type { SearchHit, TextPart } from '../shared/types';
import type { LocalSearch } from './localSearch';
import { versionOfTags } from './readerVersion';

/** The parts of a request to the hosted service that mean something here. */
interface SearchRequest {
  readonly indexName?: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: unknown;
  /** Where older clients put all of the above. */
  readonly params?: SearchRequest;
}

type Levels<Value> = { readonly lvl0: Value; readonly lvl1: Value } & Readonly<
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', null>
>;

interface Highlight {
  readonly value: string;
}

/** A hit as DocSearch's modal reads it. Values hold `<mark>` and, apart from it, escaped text. */
export interface ShapedHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: 'lvl1';
  readonly kind: string;
  readonly content: string;
  readonly hierarchy: Levels<string>;
  readonly _highlightResult: { readonly hierarchy: { readonly lvl0: Highlight; readonly lvl1: Highlight } };
  readonly _snippetResult: { readonly hierarchy: { readonly lvl1: Highlight }; readonly content: Highlight };
}

/** The version that is searched when a request names none. */
const defaultVersion = 'latest';
const defaultHitsPerPage = 20;
const mostHitsPerPage = 100;

/**
 * The embedded search behind the hosted service's interface, as far as the modal and the search page use it.
 *
 * @param local - what searches
 * @param siteOrigin - scheme and host, since the modal wants whole addresses
 */
export function algoliaShapedClient(local: LocalSearch, siteOrigin: string) {
  const answer = async (request: SearchRequest) => {
    const { indexName, query = '', page, hitsPerPage, facetFilters } = { ...request, ...request.params };
    const limit = Math.min(
      wholeNumber(hitsPerPage, defaultHitsPerPage) || defaultHitsPerPage,
      mostHitsPerPage,
    );
    const at = wholeNumber(page, 0);
    const version = versionOfTags(tagsIn(facetFilters), defaultVersion);
    const { total, hits, suggestions } = await local.search(query, { version, offset: at * limit, limit });
    return {
      hits: shapeHits(hits, siteOrigin),
      nbHits: total,
      page: at,
      nbPages: Math.ceil(total / limit),
      hitsPerPage: limit,
      query,
      index: indexName ?? '',
      facets: {},
      ...(suggestions ? { suggestions } : {}),
    };
  };
  return {
    transporter: { algoliaAgent: '' },
    addAlgoliaAgent(): void {
      // The modal names itself to the hosted service; here is nobody to tell.
    },
    async search(requests: readonly SearchRequest[] | { readonly requests: readonly SearchRequest[] }) {
      const list = 'requests' in requests ? requests.requests : requests;
      return { results: await Promise.all(list.map(answer)) };
    },
  };
}

function wholeNumber(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

/** Filters are texts, or lists of texts, in lists. */
function tagsIn(filters: unknown): string[] {
  if (Array.isArray(filters)) return filters.flatMap(tagsIn);
  return typeof filters === 'string' && filters.startsWith('docusaurus_tag:')
    ? [filters.slice('docusaurus_tag:'.length)]
    : [];
}

function shapeHits(hits: readonly SearchHit[], siteOrigin: string): ShapedHit[] {
  const taken = new Set<string>();
  return hits.map((hit) => {
    const { record, row = record.url, title, snippet } = hit;
    const group = groupName(record.path.join(' › '));
    const name = unusedName(hit, group, taken);
    return {
      objectID: record.url,
      url: siteOrigin + row,
      type: 'lvl1',
      kind: record.kind,
      content: plain(snippet),
      hierarchy: { lvl0: group, lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      _highlightResult: {
        // The modal shows this one as text, so it isn't escaped.
        hierarchy: { lvl0: { value: group }, lvl1: { value: marked(title) } },
      },
      _snippetResult: { hierarchy: { lvl1: { value: marked(title) } }, content: { value: marked(snippet) } },
    };
  });
}

/**
 * The modal gathers hits under these names as keys of a plain object: equal ones would merge, numbers would change
 * their order, and a few names would break the object.
 */
function unusedName({ record, title }: SearchHit, group: string, taken: Set<string>): string {
  const own = plain(title);
  const under = record.headings.join(' › ') || own;
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) => `${under} (${at + 2})`);
  const name = [own, under, `${record.page} › ${under}`, ...numbered].find(
    (candidate) => isSafeKey(candidate) && !taken.has(`${group}\n${candidate}`),
  );
  taken.add(`${group}\n${name ?? own}`);
  return name ?? own;
}

function groupName(path: string): string {
  return isSafeKey(path) ? path : `› ${path}`;
}

function isSafeKey(name: string): boolean {
  return name !== '' && !/^\d+$/.test(name) && !(name in {});
}

function plain(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

function marked(parts: readonly TextPart[]): string {
  return parts
    .map(({ text, marked: isMarked }) => (isMarked ? `<mark>${escaped(text)}</mark>` : escaped(text)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
