import { readJson } from '../facts/readChecked';

/** A version's sidebars, by their names, as Docusaurus reads them. */
export function sidebarsOf(siteDir: string, version: string): Readonly<Record<string, unknown>> {
  const file = `versioned_sidebars/version-${version}-sidebars.json`;
  return readJson(siteDir, file) as Record<string, unknown>;
}

/**
 * The pages that sidebars or their entries name, that of a category before those below it.
 *
 * @param item - as a person writes it, or as Docusaurus loaded it
 * @returns paths of pages below their version, in the sidebar's order
 */
export function sidebarPages(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(sidebarPages);
  if (!isRecord(item)) return [];
  const { type } = item;
  if (type === 'doc' || type === 'ref') return typeof item['id'] === 'string' ? [item['id']] : [];
  if (type === 'category') return [...sidebarPages(item['link']), ...sidebarPages(item['items'])];
  // A sidebar by its name, or a category written as { label: items }; links to elsewhere name no page.
  return type === undefined ? Object.values(item).flatMap(sidebarPages) : [];
}

/** Whether a value is an object that isn't a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
