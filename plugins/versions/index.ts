import { watch } from 'chokidar';
import type { Plugin } from '@docusaurus/types';
import { copyDevelopedPages, developedPaths } from './developed';

/**
 * Keeps the developed version's copy in step with `docs/` while `docusaurus start` runs.
 * The copy itself is first made where the configuration loads, so that any Docusaurus command has it.
 */
export default function versionsPlugin(context: { siteDir: string }): Plugin {
  const paths = developedPaths(context.siteDir);
  let watching = false;
  return {
    name: 'versions',
    loadContent() {
      if (process.env.NODE_ENV === 'development' && !watching) {
        watching = true;
        // A removed page is noticed too: the copy is compared as a whole, which takes milliseconds.
        watch(paths.source, { ignoreInitial: true }).on('all', () => {
          copyDevelopedPages(paths);
        });
      }
      return Promise.resolve();
    },
  };
}
