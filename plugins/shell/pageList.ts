import { versionNames } from '../../config/versions';
import { sidebarsOf, sidebarPages } from '../pages/sidebars';
import type { Site } from '../pages/site';

/** A page as the search page lists it. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Version name → address of the page there. */
  readonly addresses: Record<string, string>;
}

/**
 * All pages, each once with its address in either version, grouped by section in the order of the sidebar; those that no
 * sidebar lists come last, by title.
 *
 * @returns section's folder → its pages
 */
export function listPages(site: Site): Record<string, ListedPage[]> {
  const pages = new Map<string, ListedPage>();
  for (const { page: name, version, title, description = '', permalink } of site.pages) {
    const page = pages.get(name) ?? { title, description, addresses: {} };
    page.addresses[version] = permalink;
    pages.set(name, page);
  }
  const places = sidebarPlaces(site);
  const placeOf = (name: string) => places.get(name) ?? places.size;
  const inOrder = [...pages].sort(
    ([one, a], [other, b]) => placeOf(one) - placeOf(other) || a.title.localeCompare(b.title, 'en'),
  );
  const sections: Record<string, ListedPage[]> = {};
  for (const [name, page] of inOrder) {
    (sections[/^.*?(?=\/)/.exec(name)?.[0] ?? ''] ??= []).push(page);
  }
  return sections;
}

/** Page → how many pages stand before it in the sidebar, that of the version with most pages first. */
function sidebarPlaces({ siteDir, pages }: Site): ReadonlyMap<string, number> {
  const sizeOf = (version: string) => pages.filter((page) => page.version === version).length;
  const byLength = [...versionNames].sort((a, b) => sizeOf(b) - sizeOf(a));
  const names = new Set(byLength.flatMap((version) => sidebarPages(sidebarsOf(siteDir, version))));
  return new Map([...names].map((name, place) => [name, place]));
}
