import type { ClientModule } from '@docusaurus/types';
import globalData from '@generated/globalData';
import { gtag, loadGtag } from './gtag';
import { pageFields } from './pageFields';

const { measurementId } = (globalData['analytics']?.['default'] ?? {}) as { measurementId?: string };

const pageViews: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    // A changed query is what the reader types, a changed hash a place on the same page.
    if (!measurementId || pathname === previousLocation?.pathname) return;
    const referrer = previousLocation ? location.origin + previousLocation.pathname : document.referrer;
    const page = pageFields(location.origin, pathname, referrer);
    // For the events too that gtag.js sends by itself: it would read all of these from the browser.
    gtag('set', page);
    if (!previousLocation) start(measurementId);
    gtag('event', 'page_view', page);
  },
};

export default pageViews;

function start(id: string): void {
  gtag('js', new Date());
  gtag('config', id, {
    anonymize_ip: true,
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  loadGtag(id);
}
