import type { Page, Site } from '../../pages/site';
import { isRecord, sidebarsOf, sidebarPages } from '../../pages/sidebars';

/** A top-level category of the sidebar with all pages below it; the one without a label holds the rest. */
export interface Section {
  readonly label: string | undefined;
  readonly pages: readonly Page[];
}

/**
 * A version's pages in the order of its sidebar. A page outside the sidebar comes last in the section whose folder it
 * stands in, so that no page is lost.
 */
export function sectionsOf({ siteDir, pages }: Site, version: string): Section[] {
  const items = Object.values(sidebarsOf(siteDir, version)).flat();
  const rest = new Map(pages.filter((page) => page.version === version).map((page) => [page.page, page]));
  const take = (names: readonly string[]) =>
    names.flatMap((name) => {
      const page = rest.get(name);
      rest.delete(name);
      return page ?? [];
    });
  const isCategory = (item: unknown) => isRecord(item) && item['type'] === 'category';
  const root = take(items.filter((item) => !isCategory(item)).flatMap(sidebarPages));
  const sections = items
    .filter((item) => isCategory(item))
    .map((item) => ({ label: String((item as { label: unknown }).label), pages: take(sidebarPages(item)) }));
  for (const page of rest.values()) {
    const home = sections.find((section) => page.page.startsWith(folderOf(section.pages)));
    (home?.pages ?? root).push(page);
  }
  return [{ label: undefined, pages: root }, ...sections].filter((section) => section.pages.length > 0);
}

/** Top folder of a section's pages, with a slash; for a section of pages without a folder nothing stands in it. */
function folderOf(pages: readonly Page[]): string {
  const folder = pages[0]?.page.match(/^[^/]+\//)?.[0];
  return folder ?? '/';
}
