// Tells the analytics service of this page by its path alone before its own script says anything: no query, no hash, and
// not the title, which on the search page repeats the query. The service reads what is set here instead of the browser's
// address, in all events that follow (its documentation of `set`).
(function () {
  window.dataLayer = window.dataLayer || [];
  // The service knows its commands by their being an Arguments object.
  function gtag() {
    window.dataLayer.push(arguments);
  }
  gtag('set', {
    page_location: location.origin + location.pathname,
    page_path: location.pathname,
    page_title: location.pathname,
    page_referrer: document.referrer.split(/[?#]/)[0],
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
})();
