import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps what a reader types out of what @docusaurus/plugin-google-gtag sends (its addresses hold query and hash). */
export default function analyticsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'analytics',
    getClientModules: () => [join(siteDir, 'plugins/analytics/client/index.ts')],
  };
}
