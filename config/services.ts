import type { Policy } from './hosting';
import type { Settings } from './settings';

/**
 * What the content security policy has to allow for the hosted services that are switched on, and nothing when none
 * is.
 *
 * @param settings - the settings of the services
 * @returns sources by directive, to be added to the site's own
 */
export function serviceSources({
  hostedSearch,
  servedAnswers,
  analyticsId,
}: Pick<Settings, 'hostedSearch' | 'servedAnswers' | 'analyticsId'>): Policy {
  const scripts: string[] = [];
  const images: string[] = [];
  const connections: string[] = [];
  if (hostedSearch) {
    // The hosts that algoliasearch 5.64.0 reads from (dist/lite, getDefaultHosts). It only writes to the fifth, the
    // bare application id's, and a search key can't write.
    const id = hostedSearch.appId.toLowerCase();
    connections.push(`https://${id}-dsn.algolia.net`);
    for (const spare of [1, 2, 3]) connections.push(`https://${id}-${spare}.algolianet.com`);
    // DocSearch 4.6.3's answer mode.
    if (hostedSearch.assistantId) connections.push('https://askai.algolia.com');
  }
  if (servedAnswers) connections.push(new URL(servedAnswers.url).origin);
  if (analyticsId) {
    // What gtag.js documents for measuring, less analytics.google.com: it serves advertising signals, which
    // plugins/analytics switches off. The collecting host differs by the reader's region.
    scripts.push('https://www.googletagmanager.com');
    images.push('https://*.google-analytics.com', 'https://www.googletagmanager.com');
    connections.push('https://*.google-analytics.com', 'https://www.googletagmanager.com');
  }
  return { 'script-src': scripts, 'img-src': images, 'connect-src': connections };
}
