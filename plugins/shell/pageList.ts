import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { sidebarIds } from '../pages/sidebarIds';

/** A page as the search page lists it. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Version name → address of the page there. */
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * All pages, each once with its address in either version, grouped by section in the order of the sidebar; those that no
 * sidebar lists come last, by title.
 *
 * @param allContent - what Docusaurus loaded
 * @returns section's folder → its pages
 */
export function listPages(allContent: AllContent): Record<string, ListedPage[]> {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent | undefined;
  const pages = new Map<string, ListedPage & { section: string; addresses: Record<string, string> }>();
  for (const version of docs?.loadedVersions ?? []) {
    for (const { id, title, description, permalink } of version.docs) {
      const section = id.includes('/') ? (id.split('/')[0] ?? '') : '';
      const page = pages.get(id) ?? { section, title, description, addresses: {} };
      page.addresses[version.versionName] = permalink;
      pages.set(id, page);
    }
  }
  const sections: Record<string, ListedPage[]> = {};
  const places = sidebarPlaces(docs?.loadedVersions ?? []);
  const placeOf = (id: string) => places.get(id) ?? places.size;
  const inOrder = [...pages].sort(
    ([one, a], [other, b]) => placeOf(one) - placeOf(other) || a.title.localeCompare(b.title, 'en'),
  );
  for (const [, { section, ...page }] of inOrder) {
    (sections[section] ??= []).push(page);
  }
  return sections;
}

type Version = LoadedContent['loadedVersions'][number];

/** Page's id → how many pages stand before it in the sidebar, that of the version with most pages first. */
function sidebarPlaces(versions: readonly Version[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const byLength = [...versions].sort((a, b) => b.docs.length - a.docs.length);
  for (const id of byLength.flatMap(({ sidebars }) => Object.values(sidebars).flat().flatMap(sidebarIds))) {
    if (!places.has(id)) places.set(id, places.size);
  }
  return places;
}
