import { readFileSync } from 'node:fs';
import { convertPage } from './convert';
import { indexText } from './llmsIndex';
import type { Page, Site } from './site';

/**
 * Every file of this plugin. A page is converted once for one map, so a new map sees the sources afresh.
 *
 * @returns path in the built site → what makes its text
 */
export function copyFiles(site: Site): ReadonlyMap<string, () => string> {
  const made = new Map<Page, string>();
  const copy = (page: Page): string => {
    const text = made.get(page) ?? convertPage(readFileSync(page.file, 'utf8'), page, site);
    made.set(page, text);
    return text;
  };
  const last = site.versions.filter(({ isLast }) => isLast).flatMap(({ sections }) => sections);
  return new Map([
    ['llms.txt', () => indexText(site)],
    ['llms-full.txt', () => last.flatMap(({ pages }) => pages.map(copy)).join('\n---\n\n')],
    ...site.pages.map((page) => [page.copyPath, () => copy(page)] as const),
  ]);
}
