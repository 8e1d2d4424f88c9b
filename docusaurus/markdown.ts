import type { Config } from '@docusaurus/types';
import { shownInPlace } from '../plugins/page-checks/inPlace';
import { programFrontMatter } from '../plugins/page-programs/frontMatter';
import { datedFrontMatter } from '../plugins/versions/lastUpdated';
import { sidebarBesideAll } from '../plugins/versions/shownSidebar';

/**
 * How pages are read: `.md` as CommonMark, `.mdx` with components. Broken links warn and broken images fail, as
 * specified; `npm test` fails on any warning all the same. Under `npm start` plugins/page-checks tells them, in a line each.
 */
export function markdown(siteDir: string): Config['markdown'] {
  const starting = process.env.NODE_ENV === 'development';
  return {
    format: 'detect',
    emoji: false,
    ...shownInPlace(siteDir, programFrontMatter(sidebarBesideAll(datedFrontMatter(siteDir)))),
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: starting
      ? { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' }
      : { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  };
}
