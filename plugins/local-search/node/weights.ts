import { words } from '../shared/tokenizer';
import type { RecordKind, SearchRecord } from '../shared/types';
import type { BuiltPage, FoundRecord } from './records';

/** For what serves tests or shows how it is done. */
const asideFactor = 0.35;
const adapterFactor = 0.6;

/** What no guide names still has this weight; what this many pages of guides name has all of it. */
const least = 0.3;
const manyPages = 14;
/** Readers of the developer guide are few, and each venue's page names the same classes of adapters. */
const shares: Partial<Record<RecordKind, number>> = { developer: 0.25, venue: 0.4 };

/**
 * Gives each entry of the reference its weight: by its place, and by how many pages of guides name its class or link to it
 * or to one of its members; itself where it has no class. Members weigh what their class does, so that `on_stop` is first of
 * all that of `Strategy`.
 *
 * @param records - all of one version
 * @param pages - of the same version, for their links
 */
export function weighRecords(
  records: readonly FoundRecord[],
  pages: readonly Pick<BuiltPage, 'url' | 'html'>[],
): SearchRecord[] {
  const kinds = new Map(records.map(({ url, kind }) => [pageOf(url), kind]));
  const known = pagesKnowing(records, pages);
  return records.map(({ entry, ...record }) => {
    if (!entry) return record;
    const knowing = [...(known.get(entry.home) ?? [])];
    const count = knowing.reduce((sum, page) => sum + (shares[kinds.get(page) ?? 'guide'] ?? 1), 0);
    const share = Math.min(1, Math.log1p(count) / Math.log1p(manyPages));
    const place = record.url.includes('/api_reference/adapters') ? adapterFactor : 1;
    const weight = (least + (1 - least) * share) * place * (entry.isAside ? asideFactor : 1);
    return { ...record, weight: Math.round(weight * 100) / 100 };
  });
}

/** The pages outside the reference that name a class, or link to it or a member of it; by its name. */
function pagesKnowing(
  records: readonly FoundRecord[],
  pages: readonly Pick<BuiltPage, 'url' | 'html'>[],
): Map<string, Set<string>> {
  const homes = new Map(records.flatMap(({ url, entry }) => (entry ? [[url, entry.home] as const] : [])));
  const known = new Map([...homes.values()].map((home) => [home, new Set<string>()]));
  for (const { url, page, headings, text, code, outputs = [] } of records) {
    if (isReference(url)) continue;
    for (const { raw } of words([page, ...headings, text, ...code, ...outputs].join('\n'))) {
      for (const name of raw.split(/[^\p{L}\p{N}_]/u)) known.get(name)?.add(pageOf(url));
    }
  }
  for (const { url, html } of pages) {
    if (isReference(url)) continue;
    for (const [, target = ''] of html.matchAll(/href=["']?([^"'\s>]*#[^"'\s>]+)/g)) {
      // Members of enums are no records of their own.
      const home = homes.get(target) ?? homes.get(target.replace(/\.[^.]*$/, ''));
      if (home !== undefined) known.get(home)?.add(url);
    }
  }
  return known;
}

function isReference(url: string): boolean {
  return /^[^#]*\/api_reference(?:[/#]|$)/.test(url);
}

function pageOf(url: string): string {
  return url.split('#')[0] ?? '';
}
