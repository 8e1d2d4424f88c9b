import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchMode } from '../../config/search';
import { documentedVersions } from '../../config/versions';
import { handlerFirst } from '../devServer';
import { compactMessages } from './node/messages/compact';
import { readMessages } from '../messages/node/read';
import { readRemedies } from '../messages/node/remedies';
import { referenceRecords } from '../reference/node/search';
import { lastIndex } from './node/devIndex';
import { readQuestions } from './node/questions';
import { readSearchWords } from './node/searchWords';
import { writeIndexes } from './node/writeIndexes';
import { modalBundling } from './modalBundling';

const theme = join(dirname(fileURLToPath(import.meta.url)), 'theme');

/**
 * Search in the reader's browser: its bar, modal and page, and the index of each version, made from the built pages.
 *
 * Docusaurus has written all pages when `postBuild` is called. What is written here is compressed with the rest of the
 * site afterwards (plugins/hosting).
 */
export default function localSearchPlugin(context: LoadContext): Plugin {
  const { hosted: isHosted } = context.siteConfig.customFields?.search as SearchMode;
  return {
    name: 'local-search',

    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    configureWebpack() {
      const bundling = modalBundling(isHosted);
      if (process.env.NODE_ENV !== 'development') return bundling;
      const handler = lastIndex(context.baseUrl, context.outDir);
      return { ...bundling, devServer: handlerFirst('local-search', handler) } as object;
    },

    async postBuild({ outDir, routesPaths }) {
      const versions = documentedVersions.map(({ name }) => name);
      const { baseUrl, siteDir } = context;
      const referenceOf = (version: string) => referenceRecords(siteDir, version);
      const searchWords = readSearchWords(siteDir);
      const questions = readQuestions(siteDir);
      const messagesOf = (version: string) =>
        compactMessages(readMessages(siteDir, version), readRemedies(siteDir, version));
      const site = { outDir, baseUrl, routesPaths, referenceOf, searchWords, questions, messagesOf };
      const made = await writeIndexes(site, versions);
      for (const { version, pages, records, bytes, brotliBytes } of made) {
        const kB = (count: number) => `${Math.round(count / 1000)} kB`;
        console.log(
          `Search index of ${version}: ${records} sections of ${pages} pages, ${kB(bytes)}, ${kB(brotliBytes)} with brotli.`,
        );
      }
    },
  };
}
