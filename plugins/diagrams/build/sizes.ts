import { createHash } from 'node:crypto';
import { readChecked, readSchema } from '../../facts/readChecked';

/** How large a diagram is when it stands on a page, in CSS pixels. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes by the hash of the diagram's text. */
export type DiagramSizes = Readonly<Record<string, DiagramSize>>;

/** Where the sizes are kept, below the site's folder. */
export const sizesFile = 'facts/diagrams.json';

/** Names a diagram by its text, in 16 hexadecimal digits. */
export function diagramHash(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 16);
}

const known = new Map<string, DiagramSizes>();

/**
 * Reads the sizes of all diagrams, once a process.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @throws Error that names the file: not there, no JSON, or not as its schema says
 */
export function diagramSizes(siteDir: string): DiagramSizes {
  const sizes = known.get(siteDir) ?? readSizes(siteDir);
  known.set(siteDir, sizes);
  return sizes;
}

function readSizes(siteDir: string): DiagramSizes {
  const schema = readSchema(siteDir, 'facts/diagrams.schema.json');
  return readChecked(siteDir, sizesFile, schema, 'Make it with npm run diagrams.') as DiagramSizes;
}
