import type { Config } from '@docusaurus/types';
import { programFrontMatter } from '../plugins/page-programs/frontMatter';
import { datedFrontMatter } from '../plugins/versions/lastUpdated';

/**
 * How pages are read: `.md` as CommonMark, `.mdx` with components. Broken links warn and broken images fail, as
 * specified; `npm test` fails on any warning all the same.
 */
export function markdown(siteDir: string): Config['markdown'] {
  return {
    format: 'detect',
    mermaid: true,
    emoji: false,
    parseFrontMatter: programFrontMatter(datedFrontMatter(siteDir)),
    mdx1Compat: { comments: false, admonitions: false, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  };
}
