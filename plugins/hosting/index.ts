import { relative } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { hosting } from '../../config/hosting';
import { serviceSources } from '../../config/services';
import type { Settings } from '../../config/settings';
import { compressFolder } from './compress';
import { writeArtefacts } from './hosts/artefacts';
import { policyText } from './policy/policy';
import { policyOfBuild } from './policy/policyOfBuild';

/**
 * Finishes the built site for hosts: its content security policy, host configuration and compressed twins.
 *
 * Docusaurus runs the `postBuild` of all plugins at once (`buildLocale.js`, executePluginsPostBuild), and the
 * sitemap, the Markdown copies and others are still being written then. So the work waits until the process has
 * nothing else to do; Node waits for it in turn, and an error ends the build through Docusaurus's own handler of
 * unhandled rejections. A build that fails finishes nothing.
 */
export default function hostingPlugin(context: { siteDir: string }, settings: Settings): Plugin {
  return {
    name: 'hosting',

    postBuild({ outDir }) {
      process.once('beforeExit', () => {
        void finish(outDir, relative(context.siteDir, outDir), settings);
      });
    },
  };
}

async function finish(folder: string, shownFolder: string, settings: Settings): Promise<void> {
  const origin = new URL(settings.siteUrl).origin;
  const policy = await policyOfBuild(folder, hosting.policy, serviceSources(settings), origin);
  await writeArtefacts(folder, hosting, policyText(policy));
  if (settings.precompress) await compress(folder, shownFolder);
}

async function compress(folder: string, shownFolder: string): Promise<void> {
  const start = performance.now();
  const { files, originalBytes, brotliBytes } = await compressFolder(folder, hosting);
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${files} files of ${shownFolder}: ${kB(originalBytes)} to ${kB(brotliBytes)} with brotli, in ${seconds} s.`,
  );
}
