import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../pages/markdown';
import { pagesOf } from '../../pages/pageFiles';
import { assetPath } from './assetPath';
import { cardsOf } from './cards';
import { readChart } from './chart';
import { directiveName, readDirective } from './directive';

/**
 * The files of all charts on pages: their numbers, and what their cards say. A chart that can't be drawn has none; the
 * check of pages tells why.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param versions - names of the documented versions
 * @returns path in the built site → content
 */
export function chartAssets(siteDir: string, versions: readonly string[]): Map<string, Uint8Array | string> {
  const assets = new Map<string, Uint8Array | string>();
  for (const version of versions) {
    for (const { page, source } of pagesOf(siteDir, version)) {
      // A directive has its line for itself; reading whole pages would take seconds.
      for (const [line] of source.matchAll(/^::chart\[.*$/gm))
        addFiles(assets, siteDir, { version, page }, line);
    }
  }
  return assets;
}

function addFiles(
  assets: Map<string, Uint8Array | string>,
  siteDir: string,
  place: { readonly version: string; readonly page: string },
  line: string,
): void {
  const [node] = parse(line, 'page.md').children;
  if (node?.type !== 'leafDirective' || node.name !== directiveName) return;
  try {
    const chart = readChart(siteDir, place, readDirective(node.attributes ?? {}, line));
    for (const { file } of chart.tables) assets.set(file.asset, readFileSync(join(siteDir, file.path)));
    const cards = cardsOf(chart);
    assets.set(assetPath(cards, 'json'), cards);
  } catch {
    // Told with file and line where the page is checked and drawn.
  }
}
