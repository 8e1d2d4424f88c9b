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

/** Components of the theme that no page of ours has: there is no blog, and callouts are our own. */
const unusedComponents = ['Blog*', 'Admonition'].map(
  (name) => `node_modules/@docusaurus/theme-classic/lib/theme/${name}/**`,
);

/**
 * Leaves out the rules of Infima whose classes no source names, which every reader would fetch.
 *
 * It acts before the bundler names the style sheet by its content, so that a changed sheet has a changed name.
 */
export default function unusedStylesPlugin({ siteDir }: LoadContext): Plugin {
  const inSite = (glob: string) => join(siteDir, glob);
  const purge = purgeCSSPlugin({
    content: sources.map(inSite),
    skippedContentGlobs: unusedComponents.map(inSite),
  });
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, frameworkOnly(purge, framework)],
    }),
  };
}
