import { join } from 'node:path';
import { resolveMarkdownLinkPathname } from '@docusaurus/utils';
import { pagesFolder } from '../../config/versions';

/**
 * The page whose file a link names, found as Docusaurus finds it.
 *
 * @param link - path of a file, as it stands in the link
 * @param page - the page that the link stands on
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param sources - `@site/…` source → path on the site
 * @returns path on the site; undefined when there is no such page
 */
export function linkedPage(
  link: string,
  { file, version }: { readonly file: string; readonly version: string },
  siteDir: string,
  sources: Map<string, string>,
): string | undefined {
  const target = resolveMarkdownLinkPathname(link, {
    sourceFilePath: join(siteDir, file),
    sourceToPermalink: sources,
    contentPaths: { contentPath: join(siteDir, pagesFolder(version)), contentPathLocalized: undefined },
    siteDir,
  });
  return target ?? undefined;
}
