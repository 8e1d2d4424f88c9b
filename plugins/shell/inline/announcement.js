// A new announcement shows on the first load: the theme's own script would still hide it by the old dismissal,
// and mend that only after the page has hydrated (theme-common 3.9.2, announcementBar.tsx).
(function () {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') === __ANNOUNCEMENT_ID__) return;
    localStorage.setItem('docusaurus.announcement.id', __ANNOUNCEMENT_ID__);
    localStorage.setItem('docusaurus.announcement.dismiss', 'false');
  } catch (error) {
    // Storage is forbidden: the announcement shows at every visit.
  }
})();
