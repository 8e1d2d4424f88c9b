import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

// A function: Docusaurus takes every rule whose pattern fits .md for one of its own MDX rules.
const isPage = (path: string) => /\.mdx?$/.test(path);

/**
 * Sends a page's text once. Docusaurus puts it into the document and once more into the page's script, so that the first
 * page that a reader opens comes twice. Here the script holds none: on a first visit it takes the text that the document
 * brought, and on a navigation it fetches the text's own file.
 */
export default function pageTextPlugin({ siteDir }: LoadContext): Plugin {
  const loader = join(siteDir, 'plugins/page-text/loaders/pageText.js');
  return {
    name: 'page-text',
    configureWebpack: (_config, isServer) =>
      // In development no document is rendered, and the text comes with the script.
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : { module: { rules: [{ test: isPage, enforce: 'post', use: loader }] } },
  };
}
