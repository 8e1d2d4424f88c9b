import { documentedVersions, versionNames } from '../../../config/versions';
import { kitSources, readClaims } from './claims';
import { readClaimRecords } from './records';

/**
 * Where a claim's program stands in the built site. As text, which every host and browser shows; below `claims/`, since
 * the specification knows no page there.
 *
 * @param name - of a claim, or `kit/` and a file of the kit
 */
export const assetOf = (name: string): string => `claims/${name}.txt`;

/**
 * The programs of all claims, each under a line that says where it held, and the kit that they use.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param baseUrl - the site's base path, with slashes at both ends
 * @returns path in the built site → text
 */
export function claimAssets(siteDir: string, baseUrl: string): ReadonlyMap<string, string> {
  const records = documentedVersions.flatMap(({ name }) => readClaimRecords(siteDir, name) ?? []);
  const assets = new Map<string, string>();
  for (const [name, source] of kitSources(siteDir)) assets.set(assetOf(`kit/${name}`), source);
  for (const { name, source, kit } of readClaims(siteDir, versionNames).values()) {
    const runs = records.flatMap(({ version, claims }) => {
      const run = claims[name];
      return run ? [`nautilus_trader ${version} on ${run.date}`] : [];
    });
    const head = [
      `# Held on ${runs.join(' and on ') || 'no release yet'}, run by \`npm run claims\` of NT Docs.`,
      ...kit.map((part) => `# kit.${part}: ${baseUrl}${assetOf(`kit/${part}`)}`),
    ];
    assets.set(assetOf(name), `${head.join('\n')}\n\n${source}`);
  }
  return assets;
}
