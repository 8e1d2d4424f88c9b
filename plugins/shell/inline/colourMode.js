// Dark is the default whatever the system says, and 'system' is a choice that is stored. The theme's script
// (theme-classic 3.9.2, inlineScripts.ts) knows only one of the two: it takes an absent key for 'system', and
// writes whatever else is stored into data-theme. This one runs right after it and puts both right.
(function () {
  var root = document.documentElement;
  var choice;
  try {
    choice = new URLSearchParams(location.search).get('docusaurus-theme') || localStorage.getItem('theme');
  } catch (error) {
    // Storage is forbidden: the default holds.
  }
  if (choice !== 'light' && choice !== 'system') choice = 'dark';
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice === 'system' ? system : choice);
  root.setAttribute('data-theme-choice', choice);
})();
