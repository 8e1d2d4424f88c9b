import { hosting } from '../../config/hosting';
import { serviceSources } from '../../config/services';
import type { Settings } from '../../config/settings';
import { compressFolder } from './compress';
import { writeArtefacts } from './hosts/artefacts';
import { policyText } from './policy/policy';
import { policyOfBuild } from './policy/policyOfBuild';

/**
 * Finishes the built site for hosts: its content security policy, host configuration and compressed twins, in this
 * order. Nothing may be written into the folder afterwards.
 *
 * @param folder - the built folder, as Docusaurus left it
 * @param settings - the settings that it was built with
 * @param cache - folder that keeps compressed content between builds
 * @returns lines that tell what was done
 * @throws Error that names the pages when the policy would refuse what they hold
 */
export async function finish(folder: string, settings: Settings, cache: string): Promise<string[]> {
  const origin = new URL(settings.siteUrl).origin;
  const policy = await policyOfBuild(folder, hosting.policy, serviceSources(settings), origin);
  await writeArtefacts(folder, hosting, policyText(policy));
  return settings.precompress ? [await compress(folder, cache)] : [];
}

async function compress(folder: string, cache: string): Promise<string> {
  const start = performance.now();
  const { files, kept, originalBytes, brotliBytes } = await compressFolder(folder, hosting, cache);
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const sizes = `${kB(originalBytes)} to ${kB(brotliBytes)} with brotli`;
  return `Compressed ${files} files (${kept} unchanged since an earlier build): ${sizes}, in ${seconds} s.`;
}
