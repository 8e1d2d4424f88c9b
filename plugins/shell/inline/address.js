// Takes '.html' and 'index.html' off the address before anything reads it: hosts that serve the file instead of
// redirecting would leave the ending there, and the router would not know the page.
(function () {
  var path = location.pathname.replace(/\/index(\.html)?$/, '').replace(/\.html$/, '');
  if (path === location.pathname || /\/404$/.test(path)) return;
  if (path + '/' === __BASE_URL__) path = __BASE_URL__;
  history.replaceState(history.state, '', (path || '/') + location.search + location.hash);
})();
