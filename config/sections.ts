/** A top folder of pages, which is a section of the sidebar. */
export interface Section {
  /** Its folder, and so the first part of its pages' addresses below the version. */
  readonly folder: string;
  /** Its name in lists of pages. */
  readonly title: string;
  /** What a search hit on one of its pages is called. */
  readonly kind: 'guide' | 'tutorial' | 'venue' | 'module' | 'developer';
  /** The navbar's item that is marked while one of its pages is open. */
  readonly navbarItem: 'Learn' | 'Integrations' | 'API';
}

/** All sections, in the order in which a reader meets them. */
export const sections: readonly Section[] = [
  { folder: 'getting_started', title: 'Getting started', kind: 'guide', navbarItem: 'Learn' },
  { folder: 'concepts', title: 'Concepts', kind: 'guide', navbarItem: 'Learn' },
  { folder: 'tutorials', title: 'Tutorials', kind: 'tutorial', navbarItem: 'Learn' },
  { folder: 'integrations', title: 'Integrations', kind: 'venue', navbarItem: 'Integrations' },
  { folder: 'api_reference', title: 'API reference', kind: 'module', navbarItem: 'API' },
  { folder: 'developer_guide', title: 'Developer guide', kind: 'developer', navbarItem: 'Learn' },
];

/**
 * The section that a page stands in.
 *
 * @param page - path below the version, such as `concepts/orders`
 * @returns undefined for the version's home
 */
export function sectionOf(page: string): Section | undefined {
  const folder = page.split('/')[0];
  return sections.find((section) => section.folder === folder);
}
