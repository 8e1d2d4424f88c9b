import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesFolder } from '../../config/versions';

/**
 * The files in which a version's pages are edited, in their order. Docusaurus makes no pages of those with an underscore.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @returns paths below the version's folder, with `/`
 */
export function pageFiles(siteDir: string, version: string): string[] {
  return readdirSync(join(siteDir, pagesFolder(version)), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
    .sort();
}

/** The same without the files' endings: `concepts/orders`. */
export function pageNames(siteDir: string, version: string): ReadonlySet<string> {
  return new Set(pageFiles(siteDir, version).map((path) => path.replace(/\.mdx?$/, '')));
}

/** A page as its writer edits it. */
export interface PageFile {
  /** Below the version's folder: `concepts/orders.md`. */
  readonly path: string;
  /** The same without its ending. */
  readonly page: string;
  /** Path below the site's folder. */
  readonly file: string;
  readonly source: string;
}

/** The pages of a version with their texts, in the order of {@link pageFiles}. */
export function pagesOf(siteDir: string, version: string): PageFile[] {
  return pageFiles(siteDir, version).map((path) => {
    const file = `${pagesFolder(version)}/${path}`;
    const source = readFileSync(join(siteDir, file), 'utf8');
    return { path, page: path.replace(/\.mdx?$/, ''), file, source };
  });
}
