import { isEntry, isSoughtFirst } from './entries';
import type { RecordKind, SearchRecord } from './types';

/** A page's records without what they say, and with what they share written once. */
export interface FiledPage {
  readonly url: string;
  readonly path: readonly string[];
  readonly page: string;
  readonly sections: readonly FiledSection[];
}

/** What few sections have. */
type More = Pick<SearchRecord, 'weight' | 'names' | 'asked'>;

type WholeSection = readonly [
  /** Missing where it is what the headings say: those of 6,000 members of the reference would be 20 kB, compressed. */
  anchor: string | null,
  kind: RecordKind,
  headings: readonly string[],
  more?: More,
];

/** A section; or, of one that differs from the one before it by its last heading alone, that heading. */
type FiledSection = WholeSection | string;

/** Files the names of sections; those of one page stand together. */
export function filePages(records: readonly SearchRecord[]): FiledPage[] {
  const pages = new Map<string, FiledPage & { sections: FiledSection[] }>();
  const weights: Weights = new Map();
  for (const [at, record] of records.entries()) {
    const { url, path, page, kind, headings, weight, names, asked } = record;
    const [address = url, anchor = ''] = url.split('#');
    const filed = pages.get(address) ?? { url: address, path, page, sections: [] };
    pages.set(address, filed);
    const isInherited = weight === inherited(weights, headings);
    if (headings.length === 2) weights.set(headings[1] ?? '', weight);
    const more: More = {
      ...(isInherited ? {} : { weight: weight ?? 1 }),
      ...(names ? { names } : {}),
      ...(asked && isSoughtFirst(kind) ? { asked } : {}),
    };
    const hasMore = Object.keys(more).length > 0;
    const own = anchor === saidBy(kind, headings) ? null : anchor;
    const isNext =
      own === null && !hasMore && filed.sections.length > 0 && areSiblings(records[at - 1], record);
    if (isNext) filed.sections.push(headings.at(-1) ?? '');
    else filed.sections.push(hasMore ? [own, kind, headings, more] : [own, kind, headings]);
  }
  return [...pages.values()];
}

/** Reads what {@link filePages} filed. The records have neither text nor code. */
export function readPages(pages: readonly FiledPage[]): SearchRecord[] {
  const weights: Weights = new Map();
  return pages.flatMap(({ url, path, page, sections }) => {
    let before: WholeSection | undefined;
    return sections.map((section) => {
      const whole: WholeSection =
        typeof section === 'string'
          ? [null, before?.[1] ?? 'guide', [...(before?.[2] ?? []).slice(0, -1), section]]
          : section;
      before = whole;
      const [anchor, kind, headings, more] = whole;
      const weight = more?.weight ?? inherited(weights, headings);
      if (headings.length === 2) weights.set(headings[1] ?? '', weight);
      return {
        url: addressOf(url, anchor ?? saidBy(kind, headings)),
        path,
        page,
        headings,
        kind,
        text: '',
        code: [],
        ...more,
        ...(weight === undefined ? {} : { weight }),
      };
    });
  });
}

/** Whether both are of one kind and stand below the same headings, as members of one class do. */
function areSiblings(one: SearchRecord | undefined, { kind, headings }: SearchRecord): boolean {
  return (
    one?.kind === kind &&
    one.headings.length === headings.length &&
    headings.slice(0, -1).every((heading, at) => heading === one.headings[at])
  );
}

/** What a member weighs: as much as its class, unless it says otherwise. */
type Weights = Map<string, number | undefined>;

function inherited(weights: Weights, headings: readonly string[]): number | undefined {
  return headings.length === 3 ? weights.get(headings[1] ?? '') : undefined;
}

/** The anchor of an entry of the reference or its member, `Strategy.on_stop`; that of a heading in prose, `stop-orders`. */
function saidBy(kind: RecordKind, headings: readonly string[]): string {
  const [, owner = '', member] = headings;
  if (isEntry(kind)) return encodeURIComponent(member === undefined ? owner : `${owner}.${member}`);
  return (headings.at(-1) ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

const addressOf = (page: string, anchor: string) => (anchor ? `${page}#${anchor}` : page);
