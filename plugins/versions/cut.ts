import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultVersion, developedVersion } from '../../config/versions';
import { developedPaths } from './developed';
import { compareTrees, type Difference, readTree, replaceTrees, type Tree } from './trees';

/** The next release of the documentation, before anything is written. */
export interface Cut {
  /** What shall stand where: path relative to the site's folder → tree. */
  readonly trees: ReadonlyMap<string, Tree>;
  /** How that differs from what stands there; paths relative to the site's folder. */
  readonly difference: Difference;
}

/**
 * Works out what the released version becomes when it is cut from the developed one: its pages, its sidebar, and
 * its facts where the developed version has any. Writes nothing.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param sidebars - the default export of `sidebars.ts`
 * @throws Error when `docs/` is missing or empty, which would leave readers without pages
 */
export function planCut(siteDir: string, sidebars: unknown): Cut {
  const pages = readTree(developedPaths(siteDir).source);
  if (pages.size === 0) throw new Error(`There is nothing to release: docs/ in ${siteDir} holds no files.`);
  const sidebar = Buffer.from(`${JSON.stringify(sidebars, null, 2)}\n`);
  const trees = new Map<string, Tree>([
    [`versioned_docs/version-${defaultVersion}`, pages],
    [`versioned_sidebars/version-${defaultVersion}-sidebars.json`, new Map([['', sidebar]])],
  ]);
  const facts = `facts/${developedVersion}`;
  if (existsSync(join(siteDir, facts))) trees.set(`facts/${defaultVersion}`, readTree(join(siteDir, facts)));
  return { trees, difference: differenceOf(siteDir, trees) };
}

/**
 * Writes a planned release, all of it or nothing.
 *
 * @param siteDir - the folder it was planned for
 * @throws what the file system throws; then everything stands as before
 */
export function writeCut(siteDir: string, { trees }: Cut): void {
  replaceTrees(new Map([...trees].map(([path, tree]) => [join(siteDir, path), tree])));
}

function differenceOf(siteDir: string, trees: ReadonlyMap<string, Tree>): Difference {
  const total = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  for (const [path, tree] of trees) {
    const part = compareTrees(readTree(join(siteDir, path)), tree);
    const inSite = (name: string) => (name === '' ? path : `${path}/${name}`);
    total.added.push(...part.added.map(inSite));
    total.changed.push(...part.changed.map(inSite));
    total.removed.push(...part.removed.map(inSite));
  }
  return total;
}
