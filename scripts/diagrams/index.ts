// `npm run diagrams`: measures the pages' diagrams and keeps their sizes, so that each page holds their places free.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramsOf } from '../../plugins/diagrams/build/diagrams';
import { sizesFile } from '../../plugins/diagrams/build/sizes';
import { browserProbes } from '../lib/browser-probes';
import { findBrowser } from '../lib/find-browser';
import { measure } from './measure';

const root = join(import.meta.dirname, '../..');

try {
  const diagrams = diagramsOf(root);
  const sizes = await measure(root, findBrowser(browserProbes), diagrams);
  writeFileSync(join(root, sizesFile), `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${diagrams.length} diagrams, ${Object.keys(sizes).length} sizes in ${sizesFile}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
