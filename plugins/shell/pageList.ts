import type { AllContent } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** A page as the search page lists it. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Version name → address of the page there. */
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * All pages, each once with its address in either version, grouped by section in the order of titles.
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
  for (const { section, ...page } of [...pages.values()].sort((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  )) {
    (sections[section] ??= []).push(page);
  }
  return sections;
}
