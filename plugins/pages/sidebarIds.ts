import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * The pages that an item of a sidebar names, that of a category before those below it.
 *
 * @returns ids of pages inside their version, in the sidebar's order
 */
export function sidebarIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(sidebarIds)];
}
