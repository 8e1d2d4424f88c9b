import { join, relative } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { watchAnew } from './watchAnew';

/**
 * Says under `npm start` which changed file takes effect only after a restart: the settings in `config/` and
 * `docusaurus/`, such as the navbar, which Docusaurus doesn't watch. Pages and `sidebars.ts` reload by themselves.
 */
export default function restartHintPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'restart-hint',
    loadContent() {
      if (process.env.NODE_ENV === 'development') {
        watchAnew('restart-hint', [join(siteDir, 'config'), join(siteDir, 'docusaurus')], (changed) => {
          for (const path of changed) {
            if (!path.endsWith('.test.ts'))
              console.log(`${relative(siteDir, path)} changed: stop npm start and start it again to see it.`);
          }
        });
      }
      return Promise.resolve();
    },
  };
}
