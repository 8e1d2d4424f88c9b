import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { developedVersion } from '../../../config/versions';
import { diagramsOfVersion } from '../../../plugins/diagrams/build/diagrams';
import { diagramSizes, sizesFile, type DiagramSizes } from '../../../plugins/diagrams/build/sizes';

/**
 * The sizes that are kept when latest is cut from nightly: those of nightly's diagrams.
 *
 * @returns undefined when all stay
 * @throws Error with file and line for a page that can't be read
 */
export function diagramsAfterCut(
  siteDir: string,
): { readonly sizes: DiagramSizes; readonly gone: readonly string[] } | undefined {
  if (!existsSync(join(siteDir, sizesFile))) return undefined;
  const kept = new Set(diagramsOfVersion(siteDir, developedVersion).map(({ hash }) => hash));
  const all = Object.entries(diagramSizes(siteDir));
  const gone = all.map(([hash]) => hash).filter((hash) => !kept.has(hash));
  if (gone.length === 0) return undefined;
  return { sizes: Object.fromEntries(all.filter(([hash]) => kept.has(hash))), gone };
}
