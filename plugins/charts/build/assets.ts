import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a CSV file stands in the built site: named for its content, since hosts let what is in `assets/` be kept
 * for ever.
 */
export function assetPath(content: Uint8Array): string {
  return `assets/charts/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.csv`;
}

/**
 * All numbers that charts can show.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param versions - names of the documented versions
 * @returns path in the built site → content
 */
export function chartAssets(siteDir: string, versions: readonly string[]): Map<string, Uint8Array> {
  const assets = new Map<string, Uint8Array>();
  for (const version of versions) {
    const folder = join(siteDir, 'facts', version, 'charts');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.csv')) continue;
      const content = readFileSync(join(folder, name));
      assets.set(assetPath(content), content);
    }
  }
  return assets;
}
