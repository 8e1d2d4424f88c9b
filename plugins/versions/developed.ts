import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { developedVersion } from '../../config/site';
import { pagesFolder } from '../../config/versions';
import { withPages } from '../page-checks/node/sidebars';
import { pageNames } from '../pages/pageFiles';

/** Where Docusaurus reads the sidebars of versions, below the site's folder. */
export const sidebarsFolder = 'versioned_sidebars';

/**
 * Makes what Docusaurus reads of the developed version equal to `docs/` and `sidebars.ts`, touching only what differs,
 * so that a watching `docusaurus start` rebuilds one page and not all.
 *
 * A copy and not a symbolic link: Docusaurus 3.9.2 can't build from a linked folder.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param sidebars - the default export of `sidebars.ts`; the sidebar stays as it is without one
 * @throws Error when `docs/` is missing
 */
export function makeDevelopedVersion(siteDir: string, sidebars?: object): void {
  const source = join(siteDir, pagesFolder(developedVersion));
  if (!existsSync(source))
    throw new Error(`The pages of ${developedVersion} are missing: no folder ${source}.`);
  const copy = join(siteDir, 'versioned_docs', `version-${developedVersion}`);
  const wanted = new Set(filesIn(source));
  for (const file of filesIn(copy)) if (!wanted.has(file)) rmSync(join(copy, file));
  for (const file of wanted) writeIfChanged(join(copy, file), readFileSync(join(source, file)));
  if (!sidebars) return;
  const shown = withPages(sidebars, pageNames(siteDir, developedVersion));
  const sidebarFile = join(siteDir, sidebarsFolder, `version-${developedVersion}-sidebars.json`);
  writeIfChanged(sidebarFile, Buffer.from(`${JSON.stringify(shown, null, 2)}\n`));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

function writeIfChanged(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
