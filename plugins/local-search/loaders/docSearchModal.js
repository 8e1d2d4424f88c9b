// DocSearch's modal (@docsearch/react 4.6.3, dist/esm/DocSearchModal.js) doesn't show three texts that it holds. Each
// replacement must fit exactly once: else upstream has changed, and the build stops until they have been looked at again.

/** @typedef {{ why: string, find: string, put: string }} Replacement */

/** @type {Replacement[]} */
const replacements = [
  {
    why: "a failure's status is set back to idle at once, so 'Unable to fetch results' never shows",
    find: 'finally(function(){p("idle"),',
    put: 'finally(function(){"error"!==o.getState().status&&p("idle"),',
  },
  {
    why: "suggestions are stored as an object without length, so 'Try searching for' never shows",
    find: 'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))});',
    put: 'u({searchSuggestions:["orders","backtesting","data catalog"]});',
  },
  {
    why: "the number in 'See all … results' adds up over keystrokes, and stays when there are none",
    find: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    put: 'u({nbHits:i});',
  },
];

/**
 * @param {string} source - DocSearchModal.js as published
 * @returns {string} the same with all replacements
 * @throws Error that names each replacement that doesn't fit exactly once
 */
function replaceInModal(source) {
  const missing = [];
  let replaced = source;
  for (const { why, find, put } of replacements) {
    const count = source.split(find).length - 1;
    if (count === 1) replaced = replaced.replace(find, () => put);
    else missing.push(`- found ${count} times instead of once: ${find.slice(0, 60)}… (${why})`);
  }
  if (missing.length > 0) {
    throw new Error(
      `DocSearch's modal has another form; look at the replacements in ${__filename}:\n${missing.join('\n')}`,
    );
  }
  return replaced;
}

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
module.exports = function docSearchModal(source) {
  return replaceInModal(source);
};
module.exports.replaceInModal = replaceInModal;
