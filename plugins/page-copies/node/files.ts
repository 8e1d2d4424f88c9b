import { defaultVersion } from '../../../config/site';
import type { Page, Site } from '../../pages/site';
import { convertPage } from './convert';
import { indexText } from './llmsIndex';
import { sectionsOf } from './sections';

/**
 * Every file of this plugin. A page is converted once for one map, so a new map sees the sources afresh.
 *
 * @returns path in the built site → what makes its text
 */
export function copyFiles(site: Site): ReadonlyMap<string, () => string> {
  const made = new Map<Page, string>();
  const copy = (page: Page): string => {
    const text = made.get(page) ?? convertPage(page, site);
    made.set(page, text);
    return text;
  };
  const inOrder = () => sectionsOf(site, defaultVersion).flatMap(({ pages }) => pages);
  return new Map([
    ['llms.txt', () => indexText(site)],
    ['llms-full.txt', () => inOrder().map(copy).join('\n---\n\n')],
    ...site.pages.map((page) => [`${page.sitePath}.md`, () => copy(page)] as const),
  ]);
}
