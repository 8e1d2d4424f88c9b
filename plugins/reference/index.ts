import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { siteFiles } from '../siteFiles';
import { cardFiles } from './node/cards';
import { inventory } from './node/inventory';
import { readReference } from './node/facts/reference';
import { readUses } from './node/names/uses';
import type { CardFolder, CardFolders } from './shared/cards';

/**
 * The reference of the platform's API, from its facts: checks that facts and pages belong together, reads which guides
 * name a symbol, makes the hover cards of links to symbols and the inventories by which other projects' documentation
 * links here, and has the pages' filter and the cards in the browser.
 */
export default function referencePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const files = new Map<string, string | (() => Uint8Array)>();
  const cards = siteFiles('reference', baseUrl, /^assets\/symbols\/|\/objects\.inv$/, () => files);
  return {
    name: 'reference',

    async contentLoaded({ actions }) {
      files.clear();
      const folders: Record<string, CardFolder> = {};
      for (const { name } of documentedVersions) {
        checkPages(siteDir, name);
        // Read here, since pages are compiled side by side, and each would wait for it.
        readUses(siteDir, name);
        const made = cardFiles(siteDir, name);
        for (const [path, text] of made.files) files.set(path, text);
        files.set(`${name}/objects.inv`, () => inventory(siteDir, name));
        folders[name] = { folder: `${baseUrl}${made.folder}/`, pages: made.pages };
      }
      await actions.createData('folders.json', folders satisfies CardFolders);
    },

    getClientModules: () =>
      ['page/index.ts', 'card/hover.ts'].map((file) => join(siteDir, 'plugins/reference/client', file)),

    configureWebpack: cards.configureWebpack,

    async postBuild(props) {
      await cards.postBuild?.(props);
      const counts = documentedVersions.map(({ name }) => {
        const { links } = readUses(siteDir, name);
        const all = [...links.values()].reduce((sum, count) => sum + count, 0);
        return `${all} on ${links.size} pages of ${name}`;
      });
      console.log(`Links to symbols: ${counts.join(', ')}.`);
    },
  };
}

/**
 * Holds facts and pages together.
 *
 * @throws Error when facts name a page that isn't there
 */
export function checkPages(siteDir: string, version: string): void {
  for (const [page, [first]] of readReference(siteDir, version).pages) {
    const file = `versioned_docs/version-${version}/api_reference/${page}.md`;
    if (existsSync(join(siteDir, file))) continue;
    throw new Error(
      `facts/${version}/api/${first?.module.module ?? ''}.json names the page '${page}', but there is no ${file}. Write the page, or change platform/extract/pages.toml.`,
    );
  }
}
