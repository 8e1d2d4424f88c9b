// Shows why the page is bare when its style sheet can't be loaded, which a wrong base URL is the usual cause of.
// The stock banner says it in other words and on the home page alone (core 3.9.2, BaseUrlIssueBanner).
(function () {
  var id = 'base-url-banner';
  function show() {
    if (document.getElementById(id)) return;
    var base = location.pathname.replace(/\/(?:latest|nightly|search)(?:\/.*)?$/, '/');
    var box = document.createElement('div');
    box.id = id;
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'border:thick solid #cf2a31;background:#fff;color:#1a2229;margin:20px auto;max-width:800px;padding:20px;font:16px/1.5 sans-serif';
    [
      ['p', 'Your site did not load properly', 'font-weight:700;font-size:20px;margin:0 0 8px'],
      ['p', 'A very common reason is a wrong site baseUrl configuration.', 'margin:0 0 8px'],
      ['p', 'Current configured baseUrl = ' + __BASE_URL__, 'margin:0 0 8px'],
      ['p', 'We suggest trying baseUrl = ' + (base.slice(-1) === '/' ? base : base + '/'), 'margin:0'],
    ].forEach(function (line) {
      var element = document.createElement(line[0]);
      element.textContent = line[1];
      element.style.cssText = line[2];
      box.appendChild(element);
    });
    document.body.insertBefore(box, document.body.firstChild);
  }
  // Heard while it travels down, since a link's error doesn't rise. This script stands before the sheet's link, so it
  // misses nothing; afterwards a failed sheet can't be told from an empty one.
  addEventListener(
    'error',
    function (event) {
      if (event.target !== document.querySelector('link[rel="stylesheet"][href*="/assets/css/"]')) return;
      if (document.body) show();
      else addEventListener('DOMContentLoaded', show);
    },
    true,
  );
})();
