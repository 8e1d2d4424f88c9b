import { join } from 'node:path';
import { developedVersion } from '../../../config/site';
import { diagramsOfVersion } from '../../../plugins/diagrams/node/diagrams';
import { drawingFile, drawingsFolder, keptDrawings } from '../../../plugins/diagrams/node/drawings';
import { readTree } from '../trees';
import { type Carried, nothing } from './carried';

/**
 * The drawings that are kept when latest is cut from nightly: those of nightly's diagrams.
 *
 * @throws Error with file and line for a page that can't be read
 */
export function diagramsAfterCut(siteDir: string): Carried {
  const shown = new Set(diagramsOfVersion(siteDir, developedVersion).map(({ hash }) => hash));
  const gone = keptDrawings(siteDir).filter((hash) => !shown.has(hash));
  if (gone.length === 0) return nothing;
  const tree = new Map(readTree(join(siteDir, drawingsFolder)));
  for (const hash of gone) tree.delete(`${hash}.svg`);
  return { trees: new Map([[drawingsFolder, tree]]), gone: gone.map(drawingFile) };
}
