interface Collector {
  collectLink: (link: string) => void;
  collectAnchor: (anchor: string) => void;
}

/**
 * Reports the links and anchors of ready-made HTML to Docusaurus's broken-link check, on the server alone.
 *
 * @param html - HTML of `plugins/markdown`, whose attributes are always in double quotes
 * @param collector - what `useBrokenLinks()` gives
 */
export function collectAddresses(html: string, collector: Collector): void {
  if (typeof window !== 'undefined') return;
  for (const [, href] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
    // Addresses of other sites have a scheme, and files, which the check doesn't know, an ending.
    if (href && !/^[a-z]+:|^[^?#]*\.\w+(?:[?#]|$)/i.test(href))
      collector.collectLink(href.replaceAll('&#x26;', '&'));
  }
  for (const [, id] of html.matchAll(/ id="([^"]*)"/g)) if (id) collector.collectAnchor(id);
}
