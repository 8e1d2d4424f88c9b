import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const require = createRequire(import.meta.url);
const loaders = join(dirname(fileURLToPath(import.meta.url)), 'loaders');

/** Keeps Mermaid within the content security policy, which refuses style elements that scripts make. */
export default function hostingPlugin(): Plugin {
  return {
    name: 'hosting',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: isServer ? [] : [{ test: require.resolve('mermaid'), use: join(loaders, 'mermaidStyles.js') }],
      },
    }),
  };
}
