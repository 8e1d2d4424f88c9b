import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const folder = dirname(fileURLToPath(import.meta.url));

/** Keeps what a reader types out of what @docusaurus/plugin-google-gtag sends (its addresses hold query and hash). */
export default function analyticsPlugin(): Plugin {
  return {
    name: 'analytics',
    getClientModules: () => [join(folder, 'client/index.ts')],
  };
}
