import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { loadFreshModule } from '@docusaurus/utils';
import { developedVersion } from '../../config/site';
import { pagesFolder } from '../../config/versions';
import { watchAnew } from '../watchAnew';
import { makeDevelopedVersion, sidebarsFolder } from './developed';

const { cache } = createRequire(import.meta.url);

/**
 * Keeps the developed version's copy and sidebar in step with `docs/` and `sidebars.ts` while `docusaurus start` runs;
 * the documentation plugin watches both. The copy itself is first made where the configuration loads, so that any
 * Docusaurus command has it.
 */
export default function versionsPlugin({ siteDir }: { siteDir: string }): Plugin {
  const sidebarFile = join(siteDir, 'sidebars.ts');
  let watching = false;

  async function refresh(): Promise<void> {
    // When it can't be read, plugins/page-checks says why, and the sidebar stays.
    const sidebars = await loadFreshModule(sidebarFile).catch(() => undefined);
    // A removed page is noticed too: the copy is compared as a whole, which takes milliseconds.
    makeDevelopedVersion(siteDir, sidebars as object | undefined);
    forgetSidebars();
  }

  /** Docusaurus (utils 3.9.2, loadFreshModule) reads JSON through Node's cache and would never see a change. */
  function forgetSidebars(): void {
    for (const file of Object.keys(cache))
      if (dirname(file) === join(siteDir, sidebarsFolder)) Reflect.deleteProperty(cache, file);
  }

  return {
    name: 'versions',
    loadContent() {
      if (process.env.NODE_ENV === 'development' && !watching) {
        watching = true;
        const source = join(siteDir, pagesFolder(developedVersion));
        watchAnew('versions', [source, sidebarFile], () => void refresh());
      }
      return Promise.resolve();
    },
    allContentLoaded: forgetSidebars,
  };
}
