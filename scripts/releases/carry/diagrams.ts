import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { diagramsOfVersion } from '../../../plugins/diagrams/node/diagrams';
import { drawingFile, drawingsFolder, keptDrawings } from '../../../plugins/diagrams/node/drawings';
import { readTree, type Tree } from '../trees';

/**
 * The drawings that are kept when latest is cut from nightly: those of nightly's diagrams.
 *
 * @returns the folder, and the files that go; undefined when all stay
 * @throws Error with file and line for a page that can't be read
 */
export function diagramsAfterCut(
  siteDir: string,
): { readonly tree: Tree; readonly gone: readonly string[] } | undefined {
  const shown = new Set(diagramsOfVersion(siteDir, developedVersion).map(({ hash }) => hash));
  const gone = keptDrawings(siteDir).filter((hash) => !shown.has(hash));
  if (gone.length === 0) return undefined;
  const tree = new Map(readTree(join(siteDir, drawingsFolder)));
  for (const hash of gone) tree.delete(`${hash}.svg`);
  return { tree, gone: gone.map(drawingFile) };
}
