import type { ParseFrontMatter } from '@docusaurus/types';
import { outsideSidebar } from '../../config/outsideSidebar';
import { pagePlace } from '../pages/pagePlace';

/** Shows the sidebar beside the pages that it doesn't list, too: a reader who lands there sees where everything is. */
export function sidebarBesideAll(inner: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await inner(params);
    const page = pagePlace(params.filePath)?.page;
    if (page !== undefined && outsideSidebar.includes(page)) {
      result.frontMatter['displayed_sidebar'] ??= 'tutorialSidebar';
    }
    return result;
  };
}
