import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';

const folder = dirname(fileURLToPath(import.meta.url));

/**
 * Counts page views with the analytics service. Docusaurus's own plugin for it (@docusaurus/plugin-google-gtag
 * 3.9.2) sends the query and the hash with each address, and an event when only those change, and so all that a
 * reader types into search; it needs an inline script too.
 *
 * @param measurementId - id of the site at the service
 * @returns the plugin; under `npm start` it measures nothing
 */
export default function analyticsPlugin(measurementId: string): Plugin {
  return {
    name: 'analytics',
    contentLoaded({ actions }) {
      actions.setGlobalData({ measurementId });
    },
    getClientModules() {
      return process.env.NODE_ENV === 'production' ? [join(folder, 'client/pageViews.ts')] : [];
    },
  };
}
