import { versionNames } from '../../../config/versions';
import { blocksOf } from '../../pages/blocks';
import { type PageFile, pagesOf } from '../../pages/pageFiles';
import { diagramHash, drawingFile } from './drawings';

/** A diagram of a page. */
export interface Diagram {
  readonly text: string;
  readonly hash: string;
  /** File below the site's folder, and line from 1. */
  readonly file: string;
  readonly line: number;
}

/**
 * Reads the Mermaid fences of all versions' pages.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error with file and line for what can't be read
 */
export function diagramsOf(siteDir: string): readonly Diagram[] {
  return versionNames.flatMap((version) => diagramsOfVersion(siteDir, version));
}

/** Reads the Mermaid fences of one version's pages; see {@link diagramsOf}. */
export function diagramsOfVersion(siteDir: string, version: string): readonly Diagram[] {
  return pagesOf(siteDir, version).flatMap(diagramsIn);
}

function diagramsIn({ file, source }: PageFile): Diagram[] {
  // Reading a page takes much longer than asking whether it is worth it.
  if (!source.includes('mermaid')) return [];
  return blocksOf(source, file)
    .filter(({ language }) => language === 'mermaid')
    .map(({ code, line }) => ({ text: code, hash: diagramHash(code), file, line }));
}

/**
 * What of the pages' diagrams and the kept drawings doesn't belong together.
 *
 * @param kept - hashes of the drawings
 * @returns one line each: diagrams without a drawing, with file and line; drawings of diagrams that are no more
 */
export function undrawn(diagrams: readonly Diagram[], kept: readonly string[]): readonly string[] {
  const hashes = new Set(diagrams.map(({ hash }) => hash));
  return [
    ...diagrams
      .filter(({ hash }) => !kept.includes(hash))
      .map(({ file, line }) => `${file}:${line}: this diagram isn't drawn; npm run diagrams does it`),
    ...kept
      .filter((hash) => !hashes.has(hash))
      .map((hash) => `${drawingFile(hash)}: this is no page's diagram; npm run diagrams takes it out`),
  ];
}
