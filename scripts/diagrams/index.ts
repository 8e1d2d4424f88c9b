// `npm run diagrams`: draws the pages' new and changed diagrams, and takes out drawings that no page shows; with `-- --all`
// it draws all anew, for settings or a Mermaid that changed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diagramsOf } from '../../plugins/diagrams/node/diagrams';
import { drawingFile, drawingsFolder, keptDrawings } from '../../plugins/diagrams/node/drawings';
import { browserProbes } from '../lib/browser-probes';
import { findBrowser } from '../lib/find-browser';
import { runMain } from '../lib/run-main';
import { draw } from './draw';

const root = join(import.meta.dirname, '../..');

await runMain(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
  const diagrams = diagramsOf(root);
  const kept = keptDrawings(root);
  const wanted = values.all ? diagrams : diagrams.filter(({ hash }) => !kept.includes(hash));
  const drawings =
    wanted.length > 0 ? await draw(root, findBrowser(browserProbes), wanted) : new Map<string, string>();
  mkdirSync(join(root, drawingsFolder), { recursive: true });
  for (const [hash, svg] of drawings) writeFileSync(join(root, drawingFile(hash)), svg);
  const left = kept.filter((hash) => !diagrams.some((diagram) => diagram.hash === hash));
  for (const hash of left) rmSync(join(root, drawingFile(hash)));
  console.log(
    `${diagrams.length} diagrams: ${drawings.size} drawn, ${left.length} taken out of ${drawingsFolder}/.`,
  );
});
