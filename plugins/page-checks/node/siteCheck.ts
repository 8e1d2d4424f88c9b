import { siteMistakes } from './check';
import type { Mistake } from './mistake';
import { readSidebars } from './readSidebars';
import { ReadSite } from './site';

/**
 * A check of all pages and sidebars as they are when it is called; what didn't change isn't read anew.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 */
export function siteCheck(siteDir: string, versions: readonly string[]): () => Promise<readonly Mistake[]> {
  let site: ReadSite | undefined;
  return async () => {
    site = new ReadSite(siteDir, versions, site);
    const { sources, mistakes } = await readSidebars(siteDir, versions);
    return [...mistakes, ...siteMistakes(site, sources)];
  };
}
