import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { sidebarIds } from '../../pages/sidebarIds';
import type { Page } from './site';

/** A top-level category of the sidebar with all pages below it; the one without a label holds the rest. */
export interface Section {
  readonly label: string | undefined;
  readonly pages: readonly Page[];
}

/**
 * Orders a version's pages as its sidebar does. A page outside the sidebar comes last in the section whose folder
 * it stands in, so that no page is lost.
 *
 * @param pages - all pages of the version
 * @param sidebars - its sidebars, as loaded
 */
export function sectionsOf(pages: readonly Page[], sidebars: LoadedVersion['sidebars']): Section[] {
  const items = Object.values(sidebars).flat();
  const rest = new Map(pages.map((page) => [page.id, page]));
  const take = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const page = rest.get(id);
      rest.delete(id);
      return page ?? [];
    });
  const root = take(items.filter(({ type }) => type !== 'category').flatMap(sidebarIds));
  const sections = items
    .filter((item) => item.type === 'category')
    .map((item) => ({ label: item.label, pages: take(sidebarIds(item)) }));
  for (const page of rest.values()) {
    const home = sections.find((section) => page.id.startsWith(folderOf(section.pages)));
    (home?.pages ?? root).push(page);
  }
  return [{ label: undefined, pages: root }, ...sections].filter((section) => section.pages.length > 0);
}

/** Top folder of a section's pages, with a slash; for a section of pages without a folder nothing stands in it. */
function folderOf(pages: readonly Page[]): string {
  const folder = pages[0]?.id.match(/^[^/]+\//)?.[0];
  return folder ?? '/';
}
