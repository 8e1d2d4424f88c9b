import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { developedVersion } from '../../config/site';

/** Where the developed version's pages and sidebar stand, as its source and as the copy that Docusaurus reads. */
interface DevelopedPaths {
  readonly source: string;
  readonly copy: string;
  readonly sidebar: string;
}

/**
 * @param siteDir - folder of `docusaurus.config.ts`
 * @returns absolute paths of the developed version's source, copy and sidebar file
 */
export function developedPaths(siteDir: string): DevelopedPaths {
  return {
    source: join(siteDir, 'docs'),
    copy: join(siteDir, 'versioned_docs', `version-${developedVersion}`),
    sidebar: join(siteDir, 'versioned_sidebars', `version-${developedVersion}-sidebars.json`),
  };
}

/**
 * Makes the developed version's copy equal to `docs/`, touching only what differs, so that a watching
 * `docusaurus start` rebuilds one page and not all.
 *
 * A copy and not a symbolic link: Docusaurus 3.9.2 can't build from a linked folder.
 *
 * @throws Error when `docs/` is missing
 */
export function copyDevelopedPages({ source, copy }: Pick<DevelopedPaths, 'source' | 'copy'>): void {
  if (!existsSync(source))
    throw new Error(`The pages of ${developedVersion} are missing: no folder ${source}.`);
  const wanted = new Set(listFiles(source));
  for (const file of existsSync(copy) ? listFiles(copy) : []) {
    if (!wanted.has(file)) rmSync(join(copy, file));
  }
  for (const file of wanted) copyIfChanged(join(source, file), join(copy, file));
}

/**
 * Writes the developed version's sidebar file from the composed sidebars, where it differs.
 *
 * @param file - the JSON file to write
 * @param sidebars - the default export of `sidebars.ts`
 */
export function writeSidebar(file: string, sidebars: unknown): void {
  writeIfChanged(file, `${JSON.stringify(sidebars, null, 2)}\n`);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative('.', name));
}

function copyIfChanged(from: string, to: string): void {
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
