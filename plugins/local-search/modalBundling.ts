import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));

/** Style sheets that come with the code that needs them: the modal's, and those that say so by their name. */
const lazyStyles =
  /[\\/](?:@docsearch[\\/]css|local-search[\\/]theme[\\/](?:SearchDialog|SearchHit|HostedSearch))[\\/]|\.lazy\.css$/;

/**
 * The bundler's part of the search modal: which of the two it is, and its styles apart from every page's.
 *
 * @param isHosted - whether search is DocSearch's, on the hosted service
 */
export function modalBundling(isHosted: boolean) {
  const folder = join(here, 'theme', isHosted ? 'HostedSearch' : 'SearchDialog');
  const modal = require.resolve('@docsearch/react/modal');
  return {
    resolve: {
      alias: { '@theme/SearchModal$': folder, '@theme/SearchModal/prepare': join(folder, 'prepare') },
    },
    module: {
      rules: [{ test: (path: string) => path === modal, use: join(here, 'loaders/docSearchModal.js') }],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // As bundlers do by themselves, but for the library that both search's worker and its substitute use: in a file of
          // its own, it would come a round trip after the worker's code.
          defaultVendors: {
            test: /[\\/]node_modules[\\/](?!minisearch[\\/])/,
            priority: -10,
            reuseExistingChunk: true,
            idHint: 'vendors',
          },
          // Docusaurus puts all styles in one file; the modal's alone would be a quarter of it.
          styles: {
            test: (module: { nameForCondition(): string | null }) =>
              !lazyStyles.test(module.nameForCondition() ?? ''),
          },
        },
      },
    },
  };
}
