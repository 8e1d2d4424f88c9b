import { relative } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { hosting } from '../../config/hosting';
import { compressFolder } from './compress';

/**
 * Writes the compressed twins of the built site.
 *
 * Docusaurus runs the `postBuild` of all plugins at once (`buildLocale.js`, executePluginsPostBuild), and the
 * sitemap, the Markdown copies and others are still being written then. So the work waits until the process has
 * nothing else to do; Node waits for it in turn, and an error ends the build through Docusaurus's own handler of
 * unhandled rejections. A build that fails compresses nothing.
 */
export default function hostingPlugin(context: { siteDir: string }): Plugin {
  return {
    name: 'hosting',
    postBuild({ outDir }) {
      process.once('beforeExit', () => {
        void compressAndTell(outDir, relative(context.siteDir, outDir));
      });
    },
  };
}

async function compressAndTell(folder: string, shownFolder: string): Promise<void> {
  const start = performance.now();
  const { files, originalBytes, brotliBytes } = await compressFolder(folder, hosting);
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files of ${shownFolder}: ${kB(originalBytes)} to ${kB(brotliBytes)} with brotli, in ${seconds} s.`,
  );
}
