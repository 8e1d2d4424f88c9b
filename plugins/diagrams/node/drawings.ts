import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where drawings are kept, below the site's folder: one SVG for all fences of the same text, named by its hash. */
export const drawingsFolder = 'facts/diagrams';

/** Names a diagram by its text, in 16 hexadecimal digits. */
export function diagramHash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);
}

/** File of a drawing, below the site's folder. */
export function drawingFile(hash: string): string {
  return `${drawingsFolder}/${hash}.svg`;
}

/** Hashes of the drawings that are kept, in their order. */
export function keptDrawings(siteDir: string): readonly string[] {
  const folder = join(siteDir, drawingsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length))
    .sort();
}

/**
 * The drawing of a diagram.
 *
 * @param text - the fence's
 * @returns SVG; undefined when it isn't drawn
 */
export function drawingOf(siteDir: string, text: string): string | undefined {
  const file = join(siteDir, drawingFile(diagramHash(text)));
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
