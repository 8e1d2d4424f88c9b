import type { PluginConfig } from '@docusaurus/types';
import analyticsPlugin from '../plugins/analytics';
import type { Settings } from '../config/settings';

/**
 * The plugins that count page views, where analytics is switched on (`ANALYTICS_ID`). They come after plugins/shell,
 * whose inline script tells of the first page before the service's own.
 *
 * @param settings - the settings of this build
 * @returns what to add to the site's plugins; nothing by default
 */
export function analytics({ analyticsId }: Pick<Settings, 'analyticsId'>): PluginConfig[] {
  if (!analyticsId) return [];
  return [
    ['@docusaurus/plugin-google-gtag', { trackingID: analyticsId, anonymizeIP: true }],
    analyticsPlugin,
  ];
}
