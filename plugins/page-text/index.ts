import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const loader = join(dirname(fileURLToPath(import.meta.url)), 'loaders/pageText.js');

// A function: Docusaurus takes every rule whose pattern fits .md for one of its own MDX rules.
const isPage = (path: string) => /\.mdx?$/.test(path);

/**
 * Sends a page's text once. Docusaurus puts it into the document and once more into the page's script, so that the first
 * page that a reader opens comes twice. Here the script holds none: on a first visit it takes the text that the document
 * brought, and on a navigation it fetches the text's own file.
 */
export default function pageTextPlugin(): Plugin {
  return {
    name: 'page-text',
    configureWebpack: (_config, isServer) =>
      // In development no document is rendered, and the text comes with the script.
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : { module: { rules: [{ test: isPage, enforce: 'post', use: loader }] } },
  };
}
