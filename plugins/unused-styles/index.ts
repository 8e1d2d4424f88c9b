import { join } from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { framework, frameworkOnly } from './frameworkOnly';

/** Where class names come from: a class that none of these files names is on no page. */
const sources = [
  'src/**/*.{ts,tsx}',
  'plugins/**/*.{ts,tsx,js}',
  'config/**/*.ts',
  ...['theme-classic', 'theme-common', 'theme-search-algolia'].map(
    (name) => `node_modules/@docusaurus/${name}/lib/**/*.js`,
  ),
  'node_modules/@docusaurus/core/lib/client/**/*.js',
];

/**
 * Leaves out the rules of Infima whose classes no source names, which every reader would fetch.
 *
 * It acts before the bundler names the style sheet by its content, so that a changed sheet has a changed name.
 */
export default function unusedStylesPlugin({ siteDir }: LoadContext): Plugin {
  const purge = purgeCSSPlugin({ content: sources.map((glob) => join(siteDir, glob)) });
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, frameworkOnly(purge, framework)],
    }),
  };
}
