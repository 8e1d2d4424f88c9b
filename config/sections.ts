/** A top folder of pages, which is a section of the sidebar. */
export interface Section {
  /** Its folder, and so the first part of its pages' addresses below the version. */
  readonly folder: string;
  /** Its name in lists of pages. */
  readonly title: string;
  /** What a search hit on one of its pages is called. */
  readonly kind: 'guide' | 'tutorial' | 'venue' | 'module' | 'developer';
}

/** All sections, in the order in which a reader meets them. */
export const sections: readonly Section[] = [
  { folder: 'getting_started', title: 'Getting started', kind: 'guide' },
  { folder: 'concepts', title: 'Concepts', kind: 'guide' },
  { folder: 'tutorials', title: 'Tutorials', kind: 'tutorial' },
  { folder: 'integrations', title: 'Integrations', kind: 'venue' },
  { folder: 'api_reference', title: 'API reference', kind: 'module' },
  { folder: 'developer_guide', title: 'Developer guide', kind: 'developer' },
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
