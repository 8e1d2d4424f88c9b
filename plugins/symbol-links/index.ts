import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedVersions } from '../../config/versions';
import { cardFiles, type EntryCard } from './node/cardFiles';
import { symbolsOf } from './node/facts';
import { siteFiles } from '../siteFiles';
import type { CardFolders } from './shared/cards';
import { readUses } from './uses';

const client = join(dirname(fileURLToPath(import.meta.url)), 'client');

/** What the reference says of an entry. */
type EntryCardOf = (siteDir: string, version: string, page: string, anchor: string) => EntryCard | undefined;

/**
 * Hover cards for the links that `rehypeSymbols` makes, and a count of those links.
 *
 * @param entryCard - what a card shows
 */
export default function symbolLinksPlugin(context: LoadContext, entryCard: EntryCardOf): Plugin {
  const { siteDir, baseUrl } = context;
  const files = new Map<string, string>();
  const cards = siteFiles('symbol-links', baseUrl, /^assets\/symbols\//, () => files);
  return {
    name: 'symbol-links',

    async contentLoaded({ actions }) {
      files.clear();
      const folders: Record<string, string> = {};
      for (const { name } of documentedVersions) {
        const made = cardFiles(name, symbolsOf(siteDir, name), (page, anchor) =>
          entryCard(siteDir, name, page, anchor),
        );
        for (const [path, text] of made.files) files.set(path, text);
        folders[name] = `${baseUrl}${made.folder}/`;
      }
      await actions.createData('folders.json', folders satisfies CardFolders);
    },

    getClientModules: () => [join(client, 'hover.ts')],

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
