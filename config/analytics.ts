import type { PluginConfig } from '@docusaurus/types';
import analyticsPlugin from '../plugins/analytics';
import type { Settings } from './settings';

/**
 * The plugin that counts page views, where analytics is switched on (`ANALYTICS_ID`).
 *
 * @param settings - the settings of this build
 * @returns what to add to the site's plugins; nothing by default
 */
export function analytics({ analyticsId }: Pick<Settings, 'analyticsId'>): PluginConfig[] {
  return analyticsId ? [() => analyticsPlugin(analyticsId)] : [];
}
